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
    await page.clock.runFor(10); // Swiper waits for the end of a resize
    await expect(carouselOn(page).block.locator('[data-running]')).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20] });
  await expectCard(page, 1);
  await page.clock.runFor(4000);
  await expectCard(page, 2);
});

test('the course carousel shows all cards in three columns, with their texts aligned and no controls, and is paused by a mouse over a card', async ({
  page,
}) => {
  await open(page);
  const { block, cards, previous, next, toggle, dots } = carouselOn(page);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(lefts, `${width} px`).toHaveLength(10);
    expect(new Set(lefts).size, `${width} px`).toBe(3);
    for (const control of [previous, next, toggle]) await expect(control).toBeHidden();
    await expect(dots).toHaveCount(0);
  }
  const tops = await block
    .locator('h3 + p')
    .evaluateAll((all) => all.slice(0, 3).map((paragraph) => paragraph.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  const playing = 'data-playing'; // the state of the button, which a grid does not show: it has no accessible name
  await expect(toggle).toHaveAttribute(playing);
  await cards.nth(1).hover();
  await expect(toggle).not.toHaveAttribute(playing);
  await page.mouse.move(2, 2);
  await expect(toggle).toHaveAttribute(playing);
});
