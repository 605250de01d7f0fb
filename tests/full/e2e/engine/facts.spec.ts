import { expect, test } from '@playwright/test';

test('a figure is read with its year', async ({ page }) => {
  await page.goto('/portugal');
  await expect(page.locator('[data-block=facts]')).toMatchAriaSnapshot(`
    - heading "Portugal at a glance" [level=2]
    - term: Riders a year
    - definition: 7,000 in 2023
  `);
});
