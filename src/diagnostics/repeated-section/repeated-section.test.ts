import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { repeatedSections } from '../../rules/repeated-sections';

it('says which heading it is', () => {
  expect(
    site(
      {
        'about.json': page(
          { type: 'text', heading: 'Prices', paragraphs: ['It costs little.'] },
          { type: 'text', heading: 'Prices', paragraphs: ['It is flat.'] },
        ),
      },
      {},
      repeatedSections,
    ).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/about.json:16:18  warning  repeated-section
      16 |       "heading": "Prices",
         |                  ^^^^^^^^ “Prices” is the heading of another section, too.
      hint: Say what is only in this one: visitors find sections by their headings.

    0 errors, 1 warning."
  `);
});
