import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { unlikelyOrders } from '../../rules/unlikely-orders';

it('says where the next one is', () => {
  const listed = (name: string, order: number) => pageWith({ listing: { name, summary: 'Tours.', order } });
  const documents = {
    'chile.json': listed('Chile', 10),
    'japan.json': listed('Japan', 20),
    'kenya.json': listed('Kenya', 300),
    'norway.json': listed('Norway', 40),
  };
  expect(site(documents, {}, unlikelyOrders).report()).toMatchInlineSnapshot(`
    "pages-json/kenya.json:9:14  warning  unlikely-order
      9 |     "order": 300
        |              ^^^ The order 300 is far behind all others: the next one is 40.
      hint: Write 30, if that was meant.

    0 errors, 1 warning."
  `);
});
