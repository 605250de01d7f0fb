import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { orphanPages } from '../../rules/orphan-pages';

it('names the address that nothing leads to', () => {
  expect(site({ 'about.json': page() }, {}, orphanPages).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:1:1  warning  orphan-page
      1 | {
        | ^ No page, menu or list links to /about.
      hint: Link to it from another page: pages of its kind are not listed anywhere.

    0 errors, 1 warning."
  `);
});
