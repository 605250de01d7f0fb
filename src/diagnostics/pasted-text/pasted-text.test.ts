import { expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';
import { pastedTexts } from '../../rules/pasted-texts';

it('says what came along with a pasted text', () => {
  const about = page(saying('The cafÃ© is five minutes away.'));
  expect(site({ 'about.json': about }, {}, pastedTexts).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:17  warning  pasted-text
      10 |         "The cafÃ© is five minutes away."
         |                 ^^ “Ã©” is a character in a broken encoding.
      hint: Write “é”: type it again: the text was saved in one encoding and opened in another.

    0 errors, 1 warning."
  `);
});
