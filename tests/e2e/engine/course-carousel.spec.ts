import { expect, test } from '@playwright/test';
import {
  carouselOn,
  expectCard,
  expectPaused,
  expectPlaying,
  openRunning,
  untilRunning,
} from './stages-carousel';

/** The course carousel on a small screen: one card at a time, and where it goes. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the course carousel shows one card at a time, with previous and next buttons, a dot for each card and a pause button; the next button stops it, counts every press, and goes from the last card to the first, a dot goes to its card, and the previous button from the first to the last', async ({
  page,
}) => {
  await openRunning(page);
  const { block, cards, dots, previous, next } = carouselOn(page);
  const live = block.locator('[aria-live]');
  await expect(cards).toHaveCount(10);
  await expect(dots).toHaveCount(10);
  await expect(previous).toBeVisible();
  await expect(next).toBeVisible();
  await expectCard(page, 1);
  await expect(block.locator('[data-number="2"]')).toBeInViewport({ ratio: 0.05 });
  await expectPlaying(page);
  await expect(live).toHaveAttribute('aria-live', 'off');

  await next.click();
  await expectCard(page, 2);
  await expectPaused(page);
  // The position is announced only while the carousel is not playing.
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expect(live).toHaveText('2 / 10');

  for (let press = 0; press < 4; press += 1) await next.click(); // however fast
  await expectCard(page, 6);
  await dots.nth(9).click();
  await expectCard(page, 10);
  await expect(block.locator('[data-number="1"]')).toBeInViewport({ ratio: 0.05 });
  await next.click();
  await expectCard(page, 1);
  await page.clock.runFor(20_000);
  await expectCard(page, 1);
  await previous.click();
  await expectCard(page, 10);
});

test('the course carousel can be used with the keyboard alone, and Resume takes effect at once', async ({
  page,
}) => {
  await openRunning(page);
  const { view, previous, toggle, next, dots } = carouselOn(page);
  await view.focus();
  await page.keyboard.press('ArrowRight'); // the key moves the cards from anywhere in the view
  await expectCard(page, 2);
  await expectPaused(page);
  for (const control of [previous, toggle, next, dots.first()]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await dots.first().press('Enter');
  await expectCard(page, 1);
  await next.focus();
  await page.keyboard.press('Enter');
  await expectCard(page, 2);
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await untilRunning(page);
  await page.clock.runFor(4000);
  await expectCard(page, 3);
});
