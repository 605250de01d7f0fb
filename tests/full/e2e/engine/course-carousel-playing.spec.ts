import { expect, test } from '@playwright/test';
import {
  carouselOn,
  expectCard,
  expectPlaying,
  openRunning,
  running,
  waiting,
} from '../../../e2e/engine/stages-carousel';

/** When the course carousel plays on a small screen, and when it waits. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the course carousel goes on playing when the visitor scrolls the page over it', async ({ page }) => {
  await openRunning(page);
  const box = await carouselOn(page).view.boundingBox();
  await page.mouse.move(195, (box?.y ?? 0) + 50);
  await page.mouse.wheel(0, 40);
  await page.clock.runFor(4000);
  await expectCard(page, 2);
  await expectPlaying(page);
});

test('the course carousel waits while the focus is inside, and continues when it has left', async ({
  page,
}) => {
  await openRunning(page);
  await carouselOn(page).toggle.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(carouselOn(page).previous).toBeFocused();
  await page.clock.runFor(20_000);
  await expectCard(page, 1);
  await expectPlaying(page);
  await carouselOn(page).previous.blur();
  await running(page);
  await page.clock.runFor(4000);
  await expectCard(page, 2);
});

test('the course carousel waits while the page is in the background', async ({ page }) => {
  await openRunning(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await waiting(page);
  await page.clock.runFor(20_000);
  await setHidden(false);
  await running(page);
  await expectCard(page, 1);
  await page.clock.runFor(4000);
  await expectCard(page, 2);
});

test('the course carousel never scrolls the page', async ({ page }) => {
  await openRunning(page);
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  for (const number of [2, 3]) {
    await page.clock.runFor(4000);
    await expect(carouselOn(page).dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
