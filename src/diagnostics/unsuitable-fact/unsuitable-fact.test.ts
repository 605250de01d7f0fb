import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import example from './example.json';

const [path, blocks] = Object.entries(example.wrong)[0] ?? ['', []];

it('a form that a fact does not have is reported with what to write', () => {
  const documents = { ...example.beside, [path]: page(...(blocks as readonly unknown[])) };
  expect(site(documents).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:25  error  unsuitable-fact
      10 |         "A course takes {{prices.length|to}}."
         |                         ^^^^^^^^^^^^^^^^^^^^ “prices.length” is a length of time without an upper end.
      hint: Leave out “|to”.

    1 error, 0 warnings."
  `);
});
