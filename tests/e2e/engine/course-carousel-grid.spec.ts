import { expect, test } from '@playwright/test';
import { carouselOn, open } from './stages-carousel';

/** The course carousel on a large screen: all cards, in columns. */

test.use({ viewport: { width: 1280, height: 900 } });

test('the course carousel shows all cards in three columns, with aligned parts and no controls, and is paused by a mouse over a card', async ({
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

  const playing = 'data-playing'; // the button is not shown in a grid, and has no name
  await expect(toggle).toHaveAttribute(playing);
  await cards.nth(1).hover();
  await expect(toggle).not.toHaveAttribute(playing);
  await page.mouse.move(2, 2);
  await expect(toggle).toHaveAttribute(playing);
});
