import { describe, expect, it } from 'vitest';
import { draft, linkTo, page, pageWith, saying, siteDocument, sourcesOf } from '../../../tests/compiler/site';
import { renamePage } from './rename-page';

type Documents = Parameters<typeof sourcesOf>[0];

/** The texts of the documents that change, by their new path. */
function renamed(documents: Documents, from: string, to: string): Record<string, string> {
  const renaming = renamePage(sourcesOf(documents), from, to);
  if ('refused' in renaming) throw new Error(renaming.refused);
  return Object.fromEntries(renaming.changes.map(({ after }) => [after.path, after.text]));
}

function refusal(documents: Documents, from: string, to: string): string | undefined {
  const renaming = renamePage(sourcesOf(documents), from, to);
  return 'refused' in renaming ? renaming.refused : undefined;
}

const costs = { type: 'text', id: 'costs', paragraphs: ['Words.'] };

describe('a page that moves', () => {
  it('has its new address, and the old one redirects to it', () => {
    const after = renamed({ 'about.json': page(costs) }, '/about', '/about-us');
    expect(Object.keys(after).sort()).toEqual(['_site.json', 'about-us.json']);
    expect(JSON.parse(after['_site.json'] ?? '').redirects).toEqual([{ from: '/about', to: '/about-us' }]);
  });

  it('updates every link to it: targets and links in texts, with what follows the address', () => {
    const links = [linkTo('/about#costs'), saying('See [us](/about?from=home#costs) and **[all](/about)**.')];
    const after = renamed({ 'about.json': page(costs), 'index.json': page(...links) }, '/about', '/about-us');
    expect(after['index.json']).toContain('"to": "/about-us#costs"');
    expect(after['index.json']).toContain('See [us](/about-us?from=home#costs) and **[all](/about-us)**.');
  });

  it('leaves alone what only looks similar', () => {
    const links = [linkTo('/about-us'), saying('/about is [not](/about/team) a link, `/about` neither.')];
    const documents = { 'about-us.json': page(), 'about/team.json': page(), 'index.json': page(...links) };
    const after = renamed({ ...documents, 'about.json': page() }, '/about', '/who-we-are');
    expect(Object.keys(after).sort()).toEqual(['_site.json', 'who-we-are.json']);
  });

  it('leaves everything else in the documents exactly as it is', () => {
    const text = `{ "kind": "page", "title": "A \\u20ac", "description" : "D",\r\n\t"breadcrumb":"B",
  "blocks": [{ "type": "text", "paragraphs": ["\\"A\\" \\u20ac [us]( \\/about#costs ) \\ud83d\\ude00"] } ]}`;
    const after = renamed({ 'about.json': page(costs), 'odd.json': text }, '/about', '/about-us');
    expect(after['odd.json']).toBe(text.replace('\\/about#', '/about-us#'));
  });

  it('is the new target of redirects that led to it', () => {
    const redirects = [{ from: '/first', to: '/about' }];
    const documents = { 'about.json': page(), '_site.json': { ...siteDocument, redirects } };
    const site = renamed(documents, '/about', '/about-us')['_site.json'] ?? '';
    expect(JSON.parse(site).redirects).toEqual([
      { from: '/first', to: '/about-us' },
      { from: '/about', to: '/about-us' },
    ]);
    expect(site).toContain('    {\n      "from": "/about",\n      "to": "/about-us"\n    }\n  ]');
  });

  it('can move back to an old address, which removes the redirect from there', () => {
    const redirects = [
      { from: '/first', to: '/about' },
      { from: '/old', to: '/about' },
    ];
    const documents = { 'about.json': page(), '_site.json': { ...siteDocument, redirects } };
    const after = renamed(documents, '/about', '/old');
    expect(Object.keys(after).sort()).toEqual(['_site.json', 'old.json']);
    expect(JSON.parse(after['_site.json'] ?? '').redirects).toEqual([
      { from: '/first', to: '/old' },
      { from: '/about', to: '/old' },
    ]);
  });

  it('has the path to its schema from its new folder', () => {
    const $schema = '../../schema/page.schema.json';
    const documents = { 'a/about.json': pageWith({ $schema }) };
    expect(renamed(documents, '/a/about', '/about')['about.json']).toContain('"../schema/page.schema.json"');
    expect(renamed(documents, '/a/about', '/x/y/z')['x/y/z.json']).toContain(
      '"../../../schema/page.schema.json"',
    );
  });

  it('leaves no redirect if it is a draft', () => {
    const documents = { 'about.json': draft(), 'plans.json': draft(linkTo('/about')) };
    const after = renamed(documents, '/about', '/about-us');
    expect(Object.keys(after).sort()).toEqual(['about-us.json', 'plans.json']);
  });

  it('leaves no redirect if it is not in the URL history, so was never published', () => {
    const documents = {
      'plans.json': page(costs),
      'index.json': page(linkTo('/plans')),
      '_urls.json': { published: ['/'] },
    };
    const after = renamed(documents, '/plans', '/our-plans');
    expect(Object.keys(after).sort()).toEqual(['index.json', 'our-plans.json']);
  });

  it('leaves a redirect if there is no URL history, since nobody knows what was published', () => {
    expect(renamed({ 'about.json': page() }, '/about', '/about-us')).toHaveProperty('_site.json');
  });

  it('is not missed by the URL history, because its old address redirects', () => {
    const documents = { 'about.json': page(), '_urls.json': { published: ['/', '/about'] } };
    expect(Object.keys(renamed(documents, '/about', '/about-us')).sort()).toEqual([
      '_site.json',
      'about-us.json',
    ]);
  });
});

describe('a page cannot be renamed', () => {
  const redirects = [{ from: '/old', to: '/about' }];
  const documents = {
    'about.json': page(),
    'team.json': page(),
    '_site.json': { ...siteDocument, redirects },
  };

  it.each([
    ['/nowhere', '/x', 'There is no page at /nowhere.'],
    ['/old', '/x', '/old is a redirect. Change it in _site.json.'],
    ['/about', '/team', '/team is already used by pages-json/team.json. Choose another address.'],
    ['/team', '/old', '/old is already used by a redirect in _site.json. Remove that redirect first.'],
    ['/about', '/About', '“/About” cannot be used as an address. Did you mean “/about”?'],
    ['/about', '/x/index', '“/x/index” cannot be used as an address. Did you mean “/x”?'],
    ['/about', '/x/', '“/x/” cannot be used as an address. Did you mean “/x”?'],
    ['/about', '/api/x', '/api/x cannot be used: /api is reserved.'],
  ])('from %s to %s', (from, to, message) => {
    expect(refusal(documents, from, to)).toBe(message);
  });

  it('if the site has errors, or would have them', () => {
    expect(refusal({ ...documents, 'wrong.json': '{' }, '/about', '/x')).toBe(
      'The site has errors. Fix them, then rename the page.',
    );
    expect(refusal(documents, '/', '/home')).toBe(
      'Nothing was renamed, because the new address would cause these errors.',
    );
  });
});
