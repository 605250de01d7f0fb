import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';

it('is reported at the file, with what to do', () => {
  expect(site({}, { files: ['Prices.pdf', 'prices.pdf'] }).report()).toMatchInlineSnapshot(`
    "pages-json/_files/prices.pdf:1:1  error  clashing-name
      “prices.pdf” and “Prices.pdf” are the same on Windows and macOS.
      hint: Rename or delete one of the two. They differ only in capitals, or in how an accented letter is stored.

    1 error, 0 warnings."
  `);
});
