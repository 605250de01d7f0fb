import { expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { unlikelyOrders } from './unlikely-orders';

const filesFor = (...orders: readonly number[]) =>
  site(
    Object.fromEntries(
      orders.map((order, index) => [
        `page-${index}.json`,
        pageWith({ listing: { name: `Page ${index}`, summary: 'Tours.', order } }),
      ]),
    ),
    {},
    unlikelyOrders,
  ).diagnostics.map(({ location }) => location.file);

it('positions in usual steps are not reported', () => {
  expect(filesFor(10, 20, 30, 40)).toEqual([]);
  expect(filesFor(1, 2, 3, 4)).toEqual([]);
});

it('a position with a digit too many is reported', () => {
  expect(filesFor(10, 200, 30, 40)).toEqual(['pages-json/page-1.json']);
});

it('positions of fewer than four pages are not reported', () => {
  expect(filesFor(1, 100)).toEqual([]);
});
