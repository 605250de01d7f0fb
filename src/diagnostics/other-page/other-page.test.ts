import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { otherPages } from '../../rules/other-pages';

it('says whose name, flag or figure it is', () => {
  const listed = (name: string, order: number, heading: string) =>
    pageWith(
      { listing: { name, summary: 'Tours.', order } },
      { type: 'text', heading, paragraphs: ['It is flat.'] },
    );
  const documents = {
    'norway.json': listed('Norway', 1, 'What Japan costs'),
    'japan.json': listed('Japan', 2, 'Costs'),
  };
  expect(site(documents, {}, otherPages).report()).toMatchInlineSnapshot(`
    "pages-json/norway.json:14:24  warning  other-page
      14 |       "heading": "What Japan costs",
         |                        ^^^^^ This page is about Norway, and here it names Japan.
      hint: Write what this page is about.

    0 errors, 1 warning."
  `);
});
