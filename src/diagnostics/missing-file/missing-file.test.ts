import { describe, expect, it } from 'vitest';
import { linkTo, page, saying, site } from '../../../tests/compiler/site';

const files = ['guide.pdf'];

describe('a link to a file', () => {
  it('is an error if the file does not exist', () => {
    expect(
      site({ 'about.json': page(linkTo('/files/giude.pdf')) }, { files }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/about.json:12:15  error  missing-file
        12 |         "to": "/files/giude.pdf"
           |               ^^^^^^^^^^^^^^^^^^ The file “giude.pdf” does not exist in _files.
        hint: Did you mean “guide.pdf”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with where to put the file if none has a similar name', () => {
    const text = 'Read [the terms](/files/terms-2024.pdf).';
    expect(site({ 'about.json': page(saying(text)) }, { files }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:27  error  missing-file
        10 |         "Read [the terms](/files/terms-2024.pdf)."
           |                           ^^^^^^^^^^^^^^^^^^^^^ The file “terms-2024.pdf” does not exist in _files.
        hint: Add the file there, or correct its name in this link.

      1 error, 0 warnings."
    `);
  });

  it('may lead to a page within the file', () => {
    expect(site({ 'about.json': page(linkTo('/files/guide.pdf#page=2')) }, { files }).diagnostics).toEqual(
      [],
    );
  });
});
