import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { orphanPages } from '../../rules/orphan-pages';

it('names the address that nothing leads to', () => {
  expect(site({ 'about.json': page() }, {}, orphanPages).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:1:1  warning  orphan-page
      1 | {
        | ^ Nothing leads to /about: no other page, no menu, no list.
      hint: Link to it from a page, or make it a draft: pages of its kind are listed nowhere.

    0 errors, 1 warning."
  `);
});
