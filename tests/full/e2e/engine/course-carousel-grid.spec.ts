import { expect, test } from '@playwright/test';
import { carouselOn, expectCard, open, showCarousel } from '../../../e2e/engine/stages-carousel';

/** The course carousel on a large screen: all cards, in columns. */

test.use({ viewport: { width: 1280, height: 900 } });

test('the course carousel starts at the first card when the window becomes small', async ({ page }) => {
  await open(page);
  await page.clock.runFor(20_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await showCarousel(page);
  await expect(async () => {
    await page.clock.runFor(10); // the engine waits for the end of a resize
    await expect(carouselOn(page).block.locator('[data-running]')).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20] });
  await expectCard(page, 1);
  await page.clock.runFor(4000);
  await expectCard(page, 2);
});
