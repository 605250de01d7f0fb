import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../tests/compiler/site';
import type { HeaderRule } from '../compiled';
import { emitHeaders, frameOrigins, headerRules, scriptOrigins } from './headers';

/** The directives of the content security policy of pages. */
const policyOf = (...foreign: Parameters<typeof headerRules>) =>
  headerRules(...foreign)[0]?.headers['Content-Security-Policy']?.split(';') ?? [];

describe('the headers', () => {
  it('are written path by path, as static hosts read them', () => {
    const rules: readonly HeaderRule[] = [
      { path: '/*', headers: { 'X-One': '1', 'X-Two': '2' } },
      { path: '/assets/*', headers: { 'X-Three': '3' } },
    ];
    expect(emitHeaders(rules)).toMatchInlineSnapshot(`
      "/*
        X-One: 1
        X-Two: 2

      /assets/*
        X-Three: 3
      "
    `);
  });

  it('let pages send forms only to the receiver', () => {
    const receiver = 'https://forms.example.com';
    expect(policyOf({ receiver })).toEqual(
      expect.arrayContaining([`connect-src 'self' ${receiver}`, `form-action 'self' ${receiver}`]),
    );
    expect(policyOf()).toEqual(expect.arrayContaining(["connect-src 'self'", "form-action 'self'"]));
  });

  it('are each set by one rule, except policies, because hosts may send the values of all rules', () => {
    const names = headerRules().flatMap(({ headers }) => Object.keys(headers));
    const repeated = names.filter((name, position) => names.indexOf(name) !== position);
    expect([...new Set(repeated)]).toEqual(['Content-Security-Policy', 'Cross-Origin-Resource-Policy']);
  });

  it('let other sites show images, such as social cards, and nothing else', () => {
    const policies = headerRules().map(({ path, headers }) => [
      path,
      headers['Cross-Origin-Resource-Policy'],
    ]);
    expect(policies).toEqual([
      ['/*', 'same-origin'],
      ['/assets/*', 'cross-origin'],
      ['/files/*', undefined],
    ]);
  });

  it('let scripts turn no text into HTML or scripts, if the site names no script', () => {
    expect(policyOf()).toContain("require-trusted-types-for 'script'");
    expect(policyOf()).toContain("trusted-types 'none'");
  });

  it('list each kind of file that pages load, so that any other is refused', () => {
    expect(policyOf()).toContain("default-src 'none'");
    const self = policyOf().filter((directive) => directive.includes("'self'"));
    expect(self.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'media-src',
      'connect-src',
      'form-action',
    ]);
  });

  it('let an image that is opened on its own load and run nothing, by a policy below a hundred bytes', () => {
    const [, assets] = headerRules();
    const policy = assets?.headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; sandbox$/); // an opaque origin, in case an SVG has scripts, links or a form
    expect(policy.length).toBeLessThan(100);
  });

  it('let a downloadable document use its styles, but run no scripts, even if the pages run some', () => {
    const foreign = { scripts: ['https://badges.example.com'], inline: ['abc'] };
    const files = headerRules(foreign).find(({ path }) => path === '/files/*');
    const policy = files?.headers['Content-Security-Policy']?.split('; ') ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy.filter((directive) => /^(script|object|frame|connect|worker)-src/.test(directive))).toEqual(
      [],
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('sandbox'); // PDF files are documents, too
  });

  it('let a page load what this site serves, but run no inline script', () => {
    const policy = headerRules()[0]?.headers['Content-Security-Policy'] ?? '';
    const scripts = policy.split(';').find((directive) => directive.startsWith('script-src '));
    expect(scripts).toBe("script-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it('let a page frame the maps in use, and nothing if there are none', () => {
    const frames = ['https://maps.example.com', 'https://b.example.com'];
    expect(policyOf({ frames })).toContain('frame-src https://maps.example.com https://b.example.com');
    expect(policyOf().filter((directive) => directive.startsWith('frame-src'))).toEqual([]);
  });

  it('have the origins of the maps from the pages, each once', () => {
    const map = (place: string) => ({
      type: 'map',
      heading: 'How to find us',
      office: 'Sample House, Kyoto',
      embed: `https://maps.example.com:8443/embed?place=${place}`,
      link: { label: 'Open the map', to: 'https://maps.example.com/' },
      title: 'Map',
    });
    const compiled = site({ 'a.json': page(map('1'), map('2')), 'b.json': page(map('3')) }).compiled();
    expect(frameOrigins(compiled)).toEqual(['https://maps.example.com:8443']);
    expect(frameOrigins(site({}).compiled())).toEqual([]);
  });

  it('let a page load the scripts that the site names, and their sources, by origin only', () => {
    const badge = {
      script: 'https://badges.example.com/agents/badge.js?size=2',
      element: 'quality-badge',
      account: '1234',
      label: 'Accredited agency',
      origins: ['https://pictures.example.com'],
    };
    const analytics = {
      adapter: 'gtag',
      script: 'https://tags.example.com:8443/tag.js',
      account: 'G-1',
      origins: ['https://*.reports.example.com', 'https://pictures.example.com'],
    };
    const { shell } = site({ '_site.json': { ...siteDocument, badge, analytics } }).compiled();
    const scripts = 'https://badges.example.com https://tags.example.com:8443';
    const resources = `${scripts} https://pictures.example.com https://*.reports.example.com`;
    const added = policyOf(scriptOrigins(shell)).filter((directive) => !policyOf().includes(directive));
    expect(added).toEqual([
      `script-src 'self' ${scripts}`,
      `img-src 'self' data: ${resources}`,
      `connect-src 'self' ${resources}`,
      'trusted-types site-scripts',
    ]);
  });

  it('have the same policy if the site names no script of another site', () => {
    expect(policyOf(scriptOrigins(site({}).compiled().shell))).toEqual(policyOf());
  });

  it('let browsers cache only files with a hash in their name for ever', () => {
    const immutableRules = headerRules().filter(({ headers }) =>
      headers['Cache-Control']?.includes('immutable'),
    );
    expect(immutableRules.map(({ path }) => path)).toEqual(['/assets/*']);
  });
});
