import { expect, test } from '@playwright/test';
import { asVisited, budgetOf, weigh } from '../../e2e/page-weight';
import { allRoutes } from '../../routes';

test.use(asVisited);

test('every route is within its budget of bytes before it is scrolled', async ({ browser }) => {
  test.setTimeout(300_000);
  const rows = [];
  for (const route of allRoutes) {
    const { all, byKind } = await weigh(browser, route);
    rows.push({ route, all, budget: budgetOf(route), ...byKind });
  }
  console.table(rows);
  expect(rows.filter(({ all, budget }) => all > budget)).toEqual([]);
});
