import { describe, expect, it } from 'vitest';
import { site, siteDocument } from '../../../tests/compiler/site';

const reportOn = (special: object) => site({ '_site.json': { ...siteDocument, special } }).report();

describe('a special page', () => {
  it('is an error if another special page has the same document', () => {
    expect(reportOn({ notFound: '404', thankYou: '404' })).toMatchInlineSnapshot(`
      "pages-json/_site.json:52:17  error  shared-special-page
        52 |     "thankYou": "404"
           |                 ^^^^^ “404” is already the page for “notFound”.
        hint: Write a document of its own in _pages, and name that one.

      1 error, 0 warnings."
    `);
  });

  it('is an error if its document is the default of another special page', () => {
    expect(reportOn({ notFound: 'thank-you' })).toMatchInlineSnapshot(`
      "pages-json/_site.json:51:17  error  shared-special-page
        51 |     "notFound": "thank-you"
           |                 ^^^^^^^^^^^ “thank-you” is already the page for “thankYou”.
        hint: Write a document of its own in _pages, and name that one.

      1 error, 0 warnings."
    `);
    expect(reportOn({ serverError: '404' })).toContain('“404” is already the page for “notFound”.');
  });

  it('may have a document of its own', () => {
    expect(reportOn({ notFound: '404', thankYou: 'thank-you' })).toBe('No problems.');
  });
});
