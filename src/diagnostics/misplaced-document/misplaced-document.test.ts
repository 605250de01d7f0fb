import { describe, expect, it } from 'vitest';
import { form, page, site } from '../../../tests/compiler/site';

describe('a document that nothing reads', () => {
  it('is reported with the folder where it belongs', () => {
    expect(site({ '_froms/callback.json': form }).report()).toMatchInlineSnapshot(`
      "pages-json/_froms/callback.json:1:1  error  misplaced-document
        1 | {
          | ^ This is a form, which is not read from “_froms/callback.json”.
        hint: Move it to “_forms/callback.json”.

      1 error, 0 warnings."
    `);
  });

  it('is reported in a folder within _collections', () => {
    expect(site({ '_collections/old/offices.json': {} }).diagnostics).toMatchObject([
      { code: 'misplaced-document', message: '“_collections/old/offices.json” will never be read.' },
    ]);
  });

  it('is reported in a folder of pages, with the name that makes it a page', () => {
    expect(site({ 'guides/_start.json': page() }).report()).toMatchInlineSnapshot(`
      "pages-json/guides/_start.json:1:1  error  misplaced-document
        1 | {
          | ^ This is a page, which is not read from “guides/_start.json”.
        hint: Move it to “guides/start.json”.

      1 error, 0 warnings."
    `);
  });

  it('is reported with how it becomes a page if its content is of no known kind', () => {
    expect(site({ '_notes.json': {} }).report()).toMatchInlineSnapshot(`
      "pages-json/_notes.json:1:1  error  misplaced-document
        1 | {}
          | ^ “_notes.json” will never be read.
        hint: Delete the “_” at the start of its name to make it a page.

      1 error, 0 warnings."
    `);
  });
});
