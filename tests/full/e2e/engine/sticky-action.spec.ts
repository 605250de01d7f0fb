import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/complaints';
import { stickyAction } from '../../../e2e/engine/sticky-action';

/** The button at the foot of a phone's screen. */

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe('the sticky call to action', () => {
  test('is not shown on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/portugal');
    await ready(page);
    await page.evaluate(() => document.getElementById('living')?.scrollIntoView());
    await expect(page.locator('[data-contents] [aria-current=true]')).toHaveCount(1);
    await expect(stickyAction(page)).not.toBeInViewport();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is not there', async ({ page }) => {
      await page.goto('/portugal#living');
      await expect(stickyAction(page)).not.toBeInViewport();
    });
  });
});
