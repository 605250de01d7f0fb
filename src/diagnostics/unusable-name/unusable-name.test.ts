import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';

it('is reported at the file, with what to do', () => {
  expect(site({}, { files: ['Price?.pdf', 'com1.pdf'] }).report()).toMatchInlineSnapshot(`
    "pages-json/_files/Price?.pdf:1:1  error  unusable-name
      “Price?.pdf” cannot be the name of a file of the site. It contains a character that no address or no file on Windows can have, or that nobody sees.
      hint: Rename it, for example to “price.pdf”, and update the links to it.

    pages-json/_files/com1.pdf:1:1  error  unusable-name
      “com1.pdf” cannot be the name of a file of the site. Windows keeps that name for a device, so nobody can check the site out there.
      hint: Rename it, for example to “com1-file.pdf”, and update the links to it.

    2 errors, 0 warnings."
  `);
});
