import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import example from './example.json';

const [path, blocks] = Object.entries(example.wrong)[0] ?? ['', []];

it('braces that quote no fact are reported where they are', () => {
  const documents = { ...example.beside, [path]: page(...(blocks as readonly unknown[])) };
  expect(site(documents).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:25  error  malformed-quote
      10 |         "A course costs {{prices.course}."
         |                         ^^ These braces quote no fact.
      hint: Write the name of a fact between two braces on each side, as in {{prices.course}}, or leave the braces out.

    1 error, 0 warnings."
  `);
});
