import { expect, test } from '@playwright/test';
import { readSourceByKeys } from '../../../e2e/engine/read-source';

test('a figure is read with its year', async ({ page }) => {
  await page.goto('/portugal');
  await expect(page.locator('[data-block=facts]')).toMatchAriaSnapshot(`
    - heading "Portugal at a glance" [level=2]
    - term: Riders a year
    - definition: 7,000 in 2023
  `);
});

test('the sources of figures are opened, read and closed by keys on a desktop, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await readSourceByKeys(page);
});
