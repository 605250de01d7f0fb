import { expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';
import { hiddenCharacters } from '../../rules/hidden-characters';

it('is named by its number', () => {
  const document = JSON.stringify(page(saying('Fees @0021 a year'))('about.json'), null, 2).replace(
    '@',
    '\\u202e',
  );
  expect(site({ 'about.json': document }, {}, hiddenCharacters).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:15  warning  hidden-character
      10 |         "Fees \\u202e0021 a year"
         |               ^^^^^^ There is an invisible character here (U+202E).
      hint: Delete the words around it and type them again. It reverses the text after it, and usually comes with copied text.

    0 errors, 1 warning."
  `);
});
