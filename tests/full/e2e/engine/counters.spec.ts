import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/complaints';
import { countersOn, show } from '../../../e2e/engine/counted-figures';

test.use({ viewport: { width: 1280, height: 320 } });

test('numbers that are taller together than the screen count, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 120 });
  await page.goto('/');
  await ready(page);
  await show(page);
  await expect(countersOn(page).list).toHaveAttribute('data-counting', 'done');
});
