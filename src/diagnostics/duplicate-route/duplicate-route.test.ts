import { describe, expect, it } from 'vitest';
import { linkTo, page, site, siteDocument } from '../../../tests/compiler/site';

describe('a route', () => {
  it('is an error for two documents', () => {
    const documents = {
      'about.json': page(),
      'about/index.json': page(),
      'index.json': page(linkTo('/about')),
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/about/index.json:1:1  error  duplicate-route
        1 | {
          | ^ /about is already used by pages-json/about.json.
        hint: Rename or delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('is an error if a special page, whose name is its route, has that of another page', () => {
    const team = { type: 'text', id: 'team', paragraphs: ['Words.'] };
    const documents = {
      'about.json': page(team),
      '_pages/about.json': page(),
      'index.json': page(linkTo('/about#team')),
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_pages/about.json:1:1  error  duplicate-route
        1 | {
          | ^ /about is already used by pages-json/about.json.
        hint: Rename or delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('is an error for a page and a redirect', () => {
    const redirects = [{ from: '/about', to: '/' }];
    const documents = { 'about.json': page(), '_site.json': { ...siteDocument, redirects } };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:51:15  error  duplicate-route
        51 |       "from": "/about",
           |               ^^^^^^^^ /about is already used by pages-json/about.json.
        hint: Rename or delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('is an error for a special page and a redirect', () => {
    const redirects = [{ from: '/busy', to: '/' }];
    const documents = { '_pages/busy.json': page(), '_site.json': { ...siteDocument, redirects } };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:51:15  error  duplicate-route
        51 |       "from": "/busy",
           |               ^^^^^^^ /busy is already used by pages-json/_pages/busy.json.
        hint: Rename or delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('is an error for two redirects', () => {
    const redirects = [
      { from: '/old', to: '/' },
      { from: '/old', to: '/about' },
    ];
    const documents = { 'about.json': page(), '_site.json': { ...siteDocument, redirects } };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:55:15  error  duplicate-route
        55 |       "from": "/old",
           |               ^^^^^^ /old is already used by the redirect on line 51.
        hint: Rename or delete one of the two.

      1 error, 0 warnings."
    `);
  });
});
