import { expect, it } from 'vitest';
import { site, siteDocument } from '../../../tests/compiler/site';
import { missingVariables } from '../../rules/missing-variables';

it('gives an example', () => {
  const words = { ...siteDocument.words, goToCard: 'Go to card {number}' };
  expect(
    site({ '_site.json': { ...siteDocument, words } }, {}, missingVariables).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/_site.json:59:17  warning  missing-variable
      59 |     "goToCard": "Go to card {number}",
         |                 ^^^^^^^^^^^^^^^^^^^^^ {count} is missing here.
      hint: Put it back: the page fills it in. For example: Go to card {number} of {count}

    0 errors, 1 warning."
  `);
});
