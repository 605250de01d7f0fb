import { describe, expect, it } from 'vitest';
import { draft, page, site, siteDocument } from '../../tests/compiler/site';
import { addressesOf, recordAddresses } from './url-history';

describe('the addresses of a release', () => {
  it('are those of its pages and redirects, without drafts and special pages', () => {
    const redirects = [{ from: '/old', to: '/about' }];
    const { compiled } = site({
      'about.json': page(),
      'guides/start.json': page(),
      'plans.json': draft(),
      '_site.json': { ...siteDocument, redirects },
    });
    expect([...addressesOf(compiled())].sort()).toEqual(['/', '/about', '/guides/start', '/old']);
  });
});

describe('the URL history', () => {
  it('starts with the first release', () => {
    expect(recordAddresses(undefined, ['/b', '/a'])).toMatchInlineSnapshot(`
      "{
        "published": [
          "/a",
          "/b"
        ]
      }
      "
    `);
  });

  it('keeps its entries, adds new ones, and stays sorted', () => {
    const text = recordAddresses('{ "published": ["/z", "/a"] }', ['/m', '/a']);
    expect(JSON.parse(text)).toEqual({ published: ['/a', '/m', '/z'] });
  });

  it('stays unchanged, formatting included, if nothing is new', () => {
    const text = '{ "published": ["/a",   "/b"] }';
    expect(recordAddresses(text, ['/b'])).toBe(text);
  });
});
