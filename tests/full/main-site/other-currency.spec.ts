import { expect, test } from '@playwright/test';

/** How the switch behaves is tested on the fixture, in tests/e2e/engine. */
test('sums are shown in rupees, too, grouped as in India, at the rates of the site', async ({ page }) => {
  await page.goto('/study-ireland');
  await page.getByRole('button', { name: 'Show amounts in rupees too' }).click();
  await expect(page.locator('#tuition')).toContainText('€9,850–25,500 ≈\u00a0₹11–28\u00a0lakh');
  await expect(page.locator('main')).toContainText('use the rates of September 29, 2026');
});
