import { expect, type Page, test } from '@playwright/test';
import {
  carouselOn,
  expectCard,
  expectPaused,
  numberCards,
  open,
  openRunning,
  showCarousel,
  visitWithoutScripts,
} from '../../../e2e/engine/stages-carousel';
import { ready } from '../../../e2e/hydration';

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
  const releaseScripts = await visitWithoutScripts(page);
  const { block } = carouselOn(page);
  await showCarousel(page);
  const before = await block.boundingBox();
  releaseScripts();
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

/** Swipes over the card in view, with a rest at the end: without it the browser decides how far the cards go on. */
async function swipe(page: Page, distance: number) {
  const box = await carouselOn(page).view.boundingBox();
  if (!box) throw new Error('The carousel is not on the page');
  const client = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000 - 1; // a browser computes speed from these times, however long the machine takes
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, moved?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: begin + after,
      touchPoints:
        moved === undefined ? [] : [{ x: (390 - distance) / 2 + moved, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0, 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step * 0.03, (distance / 10) * step);
  await touch('touchMove', 0.8, distance);
  await touch('touchEnd', 0.9);
}

test('the course carousel follows a swipe, and stops playing', async ({ page }) => {
  await openRunning(page);
  await swipe(page, -300);
  await expectCard(page, 2);
  await expectPaused(page);
  await page.clock.runFor(20_000);
  await expectCard(page, 2);
  await swipe(page, 300);
  await expectCard(page, 1);
  await carouselOn(page).next.click();
  await expectCard(page, 2);
});

test('the course carousel keeps the scroll position from before the script arrived', async ({ page }) => {
  const releaseScripts = await visitWithoutScripts(page);
  const { cards } = carouselOn(page);
  await numberCards(page);
  await cards.nth(3).evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.5 });
  releaseScripts();
  await ready(page);
  await expectCard(page, 4);
  await expectPaused(page);
});
