import { expect, test } from '@playwright/test';
import { complaintsOf, ready, wakeAll } from '../e2e/complaints';
import { allRoutes } from '../routes';

for (const route of allRoutes) {
  test(`${route} wakes without warnings in the production build`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(route);
    await ready(page);
    await wakeAll(page);
    expect(complaints).toEqual([]);
  });
}
