import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import example from './example.json';

const [path, blocks] = Object.entries(example.wrong)[0] ?? ['', []];

it('a register that does not exist is reported where it is named', () => {
  const documents = { ...example.beside, [path]: page(...(blocks as readonly unknown[])) };
  expect(site(documents).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:14:21  error  unknown-register
      14 |             "fact": "price.course"
         |                     ^^^^^^^^^^^^^^ There is no register “price”.
      hint: Did you mean “prices”?

    1 error, 0 warnings."
  `);
});
