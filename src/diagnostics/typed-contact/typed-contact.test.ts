import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import { typedContacts } from '../../rules/typed-contacts';
import example from './example.json';

it('contact details that are typed on a page are reported', () => {
  expect(exampleSite(example, 'wrong', typedContacts).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:14:15  warning  typed-contact
      14 |         "Call +47 22 00 00 00."
         |               ^^^^^^^^^^^^^^^ “+47 22 00 00 00” is typed here, and is in the entry of “Norway”.
      hint: Show the entry by a block that takes entries, or link to the page that does: once it changes, this stays behind.

    0 errors, 1 warning."
  `);
  expect(exampleSite(example, 'right', typedContacts).diagnostics).toEqual([]);
});
