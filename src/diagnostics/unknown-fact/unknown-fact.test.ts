import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import example from './example.json';

const [path, blocks] = Object.entries(example.wrong)[0] ?? ['', []];

it('a fact that no register has is reported with the nearest one', () => {
  const documents = { ...example.beside, [path]: page(...(blocks as readonly unknown[])) };
  expect(site(documents).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:14:21  error  unknown-fact
      14 |             "fact": "prices.coarse"
         |                     ^^^^^^^^^^^^^^^ No register has the fact “prices.coarse”.
      hint: Did you mean “prices.course”?

    1 error, 0 warnings."
  `);
});
