import { describe, expect, it } from 'vitest';
import { linkTo, page, site, siteDocument } from '../../../tests/compiler/site';

describe('an address that the site itself uses', () => {
  it('is an error for a page', () => {
    expect(site({ 'api/contact.json': page() }).report()).toMatchInlineSnapshot(`
      "pages-json/api/contact.json:1:1  error  reserved-route
        1 | {
          | ^ /api/contact cannot be used: /api is reserved.
        hint: Rename the page or the file, or choose another address for the redirect.

      1 error, 0 warnings."
    `);
  });

  it('is the only error, even if links lead to the page', () => {
    const documents = { 'assets.json': page(), 'index.json': page(linkTo('/assets')) };
    expect(site(documents).diagnostics.map(({ code }) => code)).toEqual(['reserved-route']);
  });

  it('is the only error if a page has the address of the page for unknown ones', () => {
    expect(site({ '404.json': page() }).diagnostics.map(({ code }) => code)).toEqual(['reserved-route']);
  });

  it('is an error for a redirect with a wildcard', () => {
    const redirects = [{ from: '/files/*', to: '/' }];
    expect(site({ '_site.json': { ...siteDocument, redirects } }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:51:15  error  reserved-route
        51 |       "from": "/files/*",
           |               ^^^^^^^^^^ /files cannot be used: /files is reserved.
        hint: Rename the page or the file, or choose another address for the redirect.

      1 error, 0 warnings."
    `);
  });

  it('is recognized by its first segment only', () => {
    expect(site({ 'tours/api.json': page(), 'apis.json': page() }).diagnostics).toEqual([]);
  });
});
