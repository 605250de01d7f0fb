import { expect, test } from '@playwright/test';
import { complaintsOf, ready, wakeAll } from '../../e2e/complaints';
import { everyPage } from './every-page';

for (const { name, address } of everyPage) {
  test(`${name} wakes without warnings in the production build`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(address);
    await ready(page);
    await wakeAll(page);
    expect(complaints).toEqual([]);
  });
}
