import { describe, expect, it } from 'vitest';
import { linkTo, page, site } from '../../../tests/compiler/site';

describe('a site', () => {
  it('has a document for what its pages share', () => {
    expect(site({ '_site.json': undefined }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:1:1  error  missing-document
        The file “_site.json” is missing.
        hint: Every site needs it. Bring it back with git restore pages-json/_site.json, or copy it from another Prospectus site.

      1 error, 0 warnings."
    `);
  });

  it('has a page for addresses that do not exist', () => {
    expect(site({ '_pages/404.json': undefined }).report()).toMatchInlineSnapshot(`
      "pages-json/_pages/404.json:1:1  error  missing-document
        The file “_pages/404.json” is missing.
        hint: Every site needs it. Bring it back with git restore pages-json/_pages/404.json, or copy it from another Prospectus site.

      1 error, 0 warnings."
    `);
  });

  it('has a home page, to which the trail of every other leads', () => {
    const documents = {
      'index.json': undefined,
      'about.json': page(linkTo('/')),
      '_urls.json': { published: ['/'] },
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/index.json:1:1  error  missing-document
        The file “index.json” is missing.
        hint: Every site needs it. Bring it back with git restore pages-json/index.json, or copy it from another Prospectus site.

      1 error, 0 warnings."
    `);
  });

  it('has a page that thanks for an enquiry', () => {
    expect(site({ '_pages/thank-you.json': undefined }).diagnostics).toHaveLength(1);
  });
});
