import { describe, expect, it } from 'vitest';
import { linkTo, page, site, siteDocument } from '../../../tests/compiler/site';
import { absoluteLinks } from '../../rules/absolute-links';

const siteAt = (url: string, to = '/') =>
  site({ '_site.json': { ...siteDocument, url }, 'about.json': page(linkTo(to)) }, {}, absoluteLinks);

describe('the address of a site', () => {
  it.each([
    ['https://www.müller-räder.example', 'https://www.xn--mller-rder-w5a5z.example'],
    ['https://WWW.Müller.example', 'https://www.xn--mller-kva.example'],
    ['https://日本語.example', 'https://xn--wgv71a119e.example'],
    ['https://مثال.example', 'https://xn--mgbh0fb.example'],
    ['https://www.xn--mller-kva.example', 'https://www.xn--mller-kva.example'],
    ['http://localhost:4173', 'http://localhost:4173'],
    ['http://192.168.1.2:4173', 'http://192.168.1.2:4173'],
  ])('%s is built as %s', (url, origin) => {
    expect(siteAt(url).compiled().url).toBe(origin);
  });

  it.each([
    'https://xn--a',
    'https://a..example',
    'https://-a.example',
    'https://a-.example',
    'https://www.example.',
    'https://1.2.3',
    `https://${'a'.repeat(64)}.example`,
    'https://example.com/website',
    'https://example.com/',
    'example.com',
    'https://a b',
    'https://a?b',
  ])('cannot be %s', (url) => {
    const { diagnostics } = siteAt(url);
    expect(diagnostics.map(({ code, location }) => `${code} ${location.pointer}`)).toEqual([
      'malformed-value /url',
    ]);
  });

  it('with an invisible character gets a single diagnostic', () => {
    const { diagnostics } = siteAt('https://a\u200bb.example');
    expect(diagnostics.map(({ code }) => code)).toEqual(['control-character']);
  });

  it('is recognized in links, in any spelling of its domain', () => {
    for (const to of ['https://www.müller.example/about', 'https://www.xn--mller-kva.example/about'])
      expect(siteAt('https://www.Müller.example', to).diagnostics.map(({ code }) => code)).toEqual([
        'absolute-link',
      ]);
  });
});
