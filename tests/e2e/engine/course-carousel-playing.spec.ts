import { expect, test } from '@playwright/test';
import {
  carouselOn,
  expectCard,
  expectPaused,
  expectPlaying,
  leaveCarousel,
  open,
  openRunning,
  running,
  showCarousel,
  waiting,
} from './stages-carousel';

/** When the course carousel plays on a small screen, and when it waits. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the course carousel advances one card every 4 seconds and wraps from the last to the first', async ({
  page,
}) => {
  await openRunning(page);
  await page.clock.runFor(3999);
  await expectCard(page, 1);
  await page.clock.runFor(1);
  await expectCard(page, 2);
  for (const number of [3, 4, 5, 6, 7, 8, 9, 10, 1, 2]) {
    await page.clock.runFor(4000);
    await expectCard(page, number);
  }
  await expectPlaying(page);
});

test('the course carousel plays again after a manual move, from there', async ({ page }) => {
  await openRunning(page);
  const { dots, toggle } = carouselOn(page);
  await dots.nth(8).click();
  await toggle.click();
  await running(page);
  await page.clock.runFor(4000);
  await expectCard(page, 10);
  await page.clock.runFor(4000);
  await expectCard(page, 1);
});

test('the course carousel waits while it is out of view', async ({ page }) => {
  await openRunning(page);
  await leaveCarousel(page);
  await waiting(page);
  await page.clock.runFor(20_000);
  await showCarousel(page);
  await running(page);
  await expectCard(page, 1);
  await expectPlaying(page);
  await page.clock.runFor(4000);
  await expectCard(page, 2);
});

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the course carousel does not move until it is resumed, and then moves at once', async ({ page }) => {
    await open(page);
    const { next, toggle, view } = carouselOn(page);
    await expect(view).toHaveAttribute('data-engaged'); // the press before the engine has come is another test's
    await expectPaused(page);
    await page.clock.runFor(20_000);
    await expectCard(page, 1);
    await next.click();
    await expectCard(page, 2);
    await expect(view.locator('> *')).toHaveAttribute('style', /transition-duration: 0ms/);
    await toggle.click();
    await running(page);
    await page.clock.runFor(4000);
    await expectCard(page, 3);
  });
});

test('the course carousel is paused and resumed by its toggle, on the card that it shows', async ({
  page,
}) => {
  await openRunning(page);
  const { toggle } = carouselOn(page);
  await toggle.click();
  await expectPaused(page);
  await page.clock.runFor(20_000);
  await expectCard(page, 1);
  await toggle.click();
  await expectPlaying(page);
  await running(page);
  await page.clock.runFor(4000);
  await expectCard(page, 2);
});

test('the course carousel keeps its card, and continues to play, when the screen is rotated', async ({
  page,
}) => {
  await openRunning(page);
  await page.clock.runFor(8000);
  await expectCard(page, 3);
  await page.setViewportSize({ width: 844, height: 390 });
  await showCarousel(page);
  await expectCard(page, 3);
  await expectPlaying(page);
});
