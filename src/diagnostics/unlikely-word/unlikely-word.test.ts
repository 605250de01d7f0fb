import { expect, it } from 'vitest';
import { site, wordsDocument } from '../../../tests/compiler/site';
import { unlikelyWords } from '../../rules/unlikely-words';

it('says which language it is', () => {
  const carousel = { ...wordsDocument.carousel, previous: 'Zurück' };
  expect(
    site({ '_words.json': { ...wordsDocument, carousel } }, {}, unlikelyWords).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/_words.json:19:17  warning  unlikely-word
      19 |     "previous": "Zurück",
         |                 ^^^^^^^^ “Zurück” is German; the site is in English.
      hint: Write it in English.

    0 errors, 1 warning."
  `);
});
