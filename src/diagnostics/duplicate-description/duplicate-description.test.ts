import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { duplicateDescriptions } from '../../rules/duplicate-descriptions';

it('names the page that has the description already', () => {
  const described = pageWith({ description: 'Fees and intakes.' });
  const documents = {
    'iceland.json': described,
    'tours-iceland.json': described,
    'index.json': pageWith({ description: 'The beginning.' }),
  };
  expect(site(documents, {}, duplicateDescriptions).report()).toMatchInlineSnapshot(`
    "pages-json/tours-iceland.json:4:18  warning  duplicate-description
      4 |   "description": "Fees and intakes.",
        |                  ^^^^^^^^^^^^^^^^^^^ This description is already used by pages-json/iceland.json.
      hint: Describe what only this page offers: search results show it below the title.

    0 errors, 1 warning."
  `);
});
