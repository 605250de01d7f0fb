import { describe, expect, it } from 'vitest';
import { form, page, site } from '../../../tests/compiler/site';

describe('a document that nothing reads', () => {
  it('is told with the folder that was meant', () => {
    expect(site({ '_froms/callback.json': form }).report()).toMatchInlineSnapshot(`
      "pages-json/_froms/callback.json:1:1  error  misplaced-document
        1 | {
          | ^ Nothing reads a document at “_froms/callback.json”.
        hint: Did you mean “_forms/callback.json”?

      1 error, 0 warnings."
    `);
  });

  it('is told with the collection that was meant', () => {
    expect(site({ '_collections/office.json': {} }).report()).toMatchInlineSnapshot(`
      "pages-json/_collections/office.json:1:1  error  misplaced-document
        1 | {}
          | ^ Nothing reads a document at “_collections/office.json”.
        hint: Did you mean “_collections/offices.json”?

      1 error, 0 warnings."
    `);
  });

  it('is told in a folder of pages, too, with the page that was meant', () => {
    expect(site({ 'guides/_start.json': page() }).report()).toMatchInlineSnapshot(`
      "pages-json/guides/_start.json:1:1  error  misplaced-document
        1 | {
          | ^ Nothing reads a document at “guides/_start.json”.
        hint: Did you mean “guides/start.json”?

      1 error, 0 warnings."
    `);
  });

  it('is told where documents may stand', () => {
    expect(site({ '_notes.json': {} }).report()).toMatchInlineSnapshot(`
      "pages-json/_notes.json:1:1  error  misplaced-document
        1 | {}
          | ^ Nothing reads a document at “_notes.json”.
        hint: Documents without a route are _site.json and those in _forms, _pages and _collections.

      1 error, 0 warnings."
    `);
  });
});
