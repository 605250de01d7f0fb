import { expect, test } from '@playwright/test';
import { complaintsOf, hydrated } from '../e2e/complaints';
import { routes } from '../routes';

for (const route of routes) {
  test(`${route} is hydrated without warnings in the production build`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(route);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}
