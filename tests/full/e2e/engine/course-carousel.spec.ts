import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/complaints';
import {
  carouselOn,
  expectCard,
  expectPaused,
  open,
  openRunning,
  showCarousel,
  visitStill,
} from '../../../e2e/engine/stages-carousel';

/** The course carousel on a small screen: one card at a time, and where it goes. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the course carousel follows anything else that scrolls the cards, such as a page search or a screen reader', async ({
  page,
}) => {
  await openRunning(page);
  await carouselOn(page)
    .cards.nth(4)
    .evaluate((card) => card.scrollIntoView({ block: 'nearest' }));
  await expectCard(page, 5);
  await expectPaused(page);
});

test('the course carousel takes the same space before and after the script arrives', async ({ page }) => {
  const letCome = await visitStill(page);
  const { block } = carouselOn(page);
  await showCarousel(page);
  const before = await block.boundingBox();
  letCome();
  await ready(page);
  expect(await block.boundingBox()).toEqual(before);
});

test('the course carousel has a dot of at least 24 px for each of 20 cards, in 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, '/japan');
  const { dots, previous, next, toggle } = carouselOn(page);
  await expect(dots).toHaveCount(20);
  const boxes = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON()));
  for (const { width, height, left, right } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
  for (const button of [previous, next, toggle]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await dots.nth(19).click();
  await expectCard(page, 20);
});
