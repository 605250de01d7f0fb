import { expect, test } from '@playwright/test';
import {
  carouselOn,
  expectCard,
  expectPaused,
  expectPlaying,
  leaveCarousel,
  open,
  openRunning,
  showCarousel,
  untilRunning,
  untilWaiting,
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
  await untilRunning(page);
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
  await untilWaiting(page);
  await page.clock.runFor(20_000);
  await setHidden(false);
  await untilRunning(page);
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

test('the course carousel plays, waits and plays on', async ({ page }) => {
  await openRunning(page);
  const { dots, toggle } = carouselOn(page);
  await test.step('one card every 4 seconds', async () => {
    await page.clock.runFor(3999);
    await expectCard(page, 1);
    await page.clock.runFor(1);
    await expectCard(page, 2);
    await expectPlaying(page);
  });
  await test.step('paused and resumed by its toggle, on the card that it shows', async () => {
    await toggle.click();
    await expectPaused(page);
    await page.clock.runFor(20_000);
    await expectCard(page, 2);
    await toggle.click();
    await expectPlaying(page);
    await untilRunning(page);
    await page.clock.runFor(4000);
    await expectCard(page, 3);
  });
  await test.step('after a manual move, from there, and from the last card to the first', async () => {
    await dots.nth(8).click();
    await toggle.click();
    await untilRunning(page);
    await page.clock.runFor(4000);
    await expectCard(page, 10);
    await page.clock.runFor(4000);
    await expectCard(page, 1);
  });
  await test.step('not while it is out of view', async () => {
    await leaveCarousel(page);
    await untilWaiting(page);
    await page.clock.runFor(20_000);
    await showCarousel(page);
    await untilRunning(page);
    await expectCard(page, 1);
    await expectPlaying(page);
    await page.clock.runFor(4000);
    await expectCard(page, 2);
  });
  await test.step('from the same card when the screen is rotated', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await showCarousel(page);
    await expectCard(page, 2);
    await expectPlaying(page);
  });
});

test('with reduced motion the course carousel does not play until it is resumed, and changes cards without a transition', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const { next, toggle, view } = carouselOn(page);
  await expect(view).toHaveAttribute('data-engaged'); // presses before Swiper has started are tested in first-press.spec.ts
  await expectPaused(page);
  await page.clock.runFor(20_000);
  await expectCard(page, 1);
  await next.click();
  await expectCard(page, 2);
  await expect(view.locator('> *')).toHaveAttribute('style', /transition-duration: 0ms/);
  await toggle.click();
  await untilRunning(page);
  await page.clock.runFor(4000);
  await expectCard(page, 3);
});
