import { expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';
import { repeatedItems } from '../../rules/repeated-items';

it('counts from one', () => {
  const about = page(saying('Ask us.', 'We are here.', 'Ask us.'));
  expect(site({ 'about.json': about }, {}, repeatedItems).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:12:9  warning  repeated-item
      12 |         "Ask us."
         |         ^^^^^^^^^ Entries 1 and 3 of this list are the same.
      hint: Delete one of them, or change it.

    0 errors, 1 warning."
  `);
});
