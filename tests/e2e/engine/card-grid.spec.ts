import { expect, test } from '@playwright/test';
import { engaged, expectWidths, openStill, titlesOf } from '../carousels';
import { contents } from './contents-list';
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

test('titles of sections that are pages look like links, and a page of a kind without a list of contents has none', async ({
  page,
}) => {
  await page.goto('/visa-services');
  await expect(contents(page)).toHaveCount(0);
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
