import { describe, expect, it } from 'vitest';
import { linkTo, page, saying, site } from '../../../tests/compiler/site';

const files = ['guide.pdf'];

describe('a link to a file', () => {
  it('leads to one that is there', () => {
    expect(
      site({ 'about.json': page(linkTo('/files/giude.pdf')) }, { files }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:12:15  error  missing-file
        12 |         "to": "/files/giude.pdf"
           |               ^^^^^^^^^^^^^^^^^^ There is no file “giude.pdf” in _files.
        hint: Did you mean “guide.pdf”?

      1 error, 0 warnings."
    `);
  });

  it('is told where to put the file', () => {
    const text = 'Read [the terms](/files/terms-2024.pdf).';
    expect(site({ 'about.json': page(saying(text)) }, { files }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:27  error  missing-file
        10 |         "Read [the terms](/files/terms-2024.pdf)."
           |                           ^^^^^^^^^^^^^^^^^^^^^ There is no file “terms-2024.pdf” in _files.
        hint: Put the file into pages-json/_files, or correct its name.

      1 error, 0 warnings."
    `);
  });

  it('may lead to a page of the file', () => {
    expect(site({ 'about.json': page(linkTo('/files/guide.pdf#page=2')) }, { files }).diagnostics).toEqual(
      [],
    );
  });
});
