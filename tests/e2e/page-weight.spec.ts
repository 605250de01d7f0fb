import { expect, test } from '@playwright/test';
import { asVisited, budgetOf, weigh } from './page-weight';

test.use(asVisited);

/** The heaviest of each kind; `npm run test:long` weighs all of them. */
for (const route of ['/', '/study-newzealand', '/university-partnerships']) {
  test(`${route} is within its budget of bytes before it is scrolled`, async ({ browser }) => {
    const { all, byKind } = await weigh(browser, route);
    expect(byKind.Document).toBeGreaterThan(0);
    expect(byKind.Script).toBeGreaterThan(0);
    expect(all).toBeLessThanOrEqual(budgetOf(route));
  });
}
