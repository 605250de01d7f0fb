import { expect, test } from '@playwright/test';
import { engaged, expectWidths, openStill, titlesOf } from '../carousels';

import { cardsOn } from './country-cards';

test.describe('below the large breakpoint', () => {
  test.use({ viewport: { width: 1023, height: 800 } });

  test('two cards are shown, and one below 640 px', async ({ page }) => {
    await openStill(page, '/');
    const grid = cardsOn(page);
    const titles = await titlesOf(grid);
    expect(titles).toHaveLength(6);
    await engaged(grid);
    await expectWidths(page, grid, titles, [
      [1023, 2],
      [700, 2],
      [640, 2],
      [639, 1],
      [390, 1],
    ]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('every card can be scrolled to, without buttons that do nothing', async ({ page }) => {
    await page.goto('/');
    const { slides, next, toggle } = cardsOn(page);
    await expect(slides).toHaveCount(6);
    await expect(next).toBeHidden();
    await expect(toggle).toBeHidden();
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last().getByRole('link')).toBeInViewport();
  });
});

test('titles of sections that are pages look like links', async ({ page }) => {
  await page.goto('/visa-services');
  const links = page.locator('#countries h3 a');
  await expect(links).not.toHaveCount(0);
  const action = await page
    .locator('main p a')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  for (const link of await links.all()) {
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await expect(link).toHaveCSS('color', action);
    await expect(link.locator('svg')).toBeVisible(); // the arrow
  }
});
