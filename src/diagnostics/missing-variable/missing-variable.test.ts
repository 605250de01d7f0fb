import { expect, it } from 'vitest';
import { site, wordsDocument } from '../../../tests/compiler/site';
import { missingVariables } from '../../rules/missing-variables';

it('gives an example', () => {
  const carousel = { ...wordsDocument.carousel, goToCard: 'Go to card {number}' };
  expect(
    site({ '_words.json': { ...wordsDocument, carousel } }, {}, missingVariables).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/_words.json:21:17  warning  missing-variable
      21 |     "goToCard": "Go to card {number}",
         |                 ^^^^^^^^^^^^^^^^^^^^^ {count} is missing here.
      hint: Put it back: the page fills it in. For example: Go to card {number} of {count}

    0 errors, 1 warning."
  `);
});
