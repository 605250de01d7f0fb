import { expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import { equalOrders } from '../../rules/equal-orders';

it('names the other document', () => {
  const listed = (name: string) =>
    pageWith({ kind: 'country', listing: { name, summary: 'Small classes.', order: 10 } });
  expect(
    site({ 'iceland.json': listed('Iceland'), 'morocco.json': listed('Morocco') }, {}, equalOrders).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/morocco.json:9:14  warning  equal-order
      9 |     "order": 10
        |              ^^ pages-json/iceland.json has the same position in menus: "order": 10.
      hint: Give each page a number of its own. Pages with the same one are sorted by name.

    0 errors, 1 warning."
  `);
});
