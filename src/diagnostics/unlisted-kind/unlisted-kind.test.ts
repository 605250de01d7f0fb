import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { unlistedKinds } from '../../rules/unlisted-kinds';

it('is reported where the kind is described', () => {
  const kinds = { kinds: [{ kind: 'page' }, { kind: 'course', places: ['home', 'menu'] }] };
  expect(site({ '_kinds.json': kinds }, {}, unlistedKinds).report()).toMatchInlineSnapshot(`
    "pages-json/_kinds.json:7:15  warning  unlisted-kind
      7 |       "kind": "course",
        |               ^^^^^^^^ No list shows pages of the kind “course”.
      hint: List the kind in a menu, in the footer or in a block of cards, or delete its "places".

    0 errors, 1 warning."
  `);
});
