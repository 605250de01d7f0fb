import { expect, type Page, test } from '@playwright/test';
import {
  expectPaused,
  expectSlides,
  expectTurns,
  expectWidths,
  openRunning,
  openStill,
  show,
  showUntilEngaged,
  titlesOf,
} from '../../../e2e/carousels';
import { complaintsOf } from '../../../e2e/complaints';
import { contents } from '../../../e2e/engine/contents-list';
import { cardsOn } from '../../../e2e/engine/country-cards';
import { ready } from '../../../e2e/hydration';

/** How many cards are in each row, from the top. */
const rowsOf = (page: Page) =>
  cardsOn(page).slides.evaluateAll((cards) => {
    const rows = new Map<number, number>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });

test.describe('from the large breakpoint on', () => {
  test('six cards are in three columns at 1024 px, and nothing moves', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const grid = cardsOn(page);
    await openStill(page, '/');
    await show(grid);
    await page.clock.runFor(9000);
    expect(await rowsOf(page)).toEqual([3, 3]);
    for (const control of [grid.next, grid.previous, grid.toggle, grid.dots.first()])
      await expect(control).toBeHidden();
    await expect(grid.block.locator('[data-engaged], [data-running]')).toHaveCount(0);
    await expect(grid.block.locator('[tabindex], [aria-roledescription]')).toHaveCount(0);
  });

  test('Swiper is not loaded until the window is narrower', async ({ page }) => {
    // The home page as it would be without its other carousels, which fetch Swiper for themselves.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<section[^>]* id="(process|destinations)".*?<\/section>/gs, '');
      await route.fulfill({ response, body });
    });
    const swiperRequests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('carousel-swiper')) swiperRequests.push(request.url());
    });
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/');
    const grid = cardsOn(page);
    await show(grid);
    await expect(grid.block.locator('[tabindex]')).toHaveCount(0); // the carousel has found that it is a grid
    await ready(page);
    expect(swiperRequests).toEqual([]);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(grid.block.locator('[data-engaged]')).toBeVisible();
    expect(swiperRequests).toHaveLength(1);
  });
});

test.describe('below the large breakpoint', () => {
  test.use({ viewport: { width: 1023, height: 800 } });

  test('the next card comes every 4000 ms, in a transition of 500 ms, and the first after the sixth', async ({
    page,
  }) => {
    const grid = cardsOn(page);
    await openRunning(page, '/', grid);
    const titles = await titlesOf(grid);
    const firsts = [2, 3, 4, 5, 6, 1]; // the number of the first card in view after each turn
    await expectTurns(page, grid, titles, { every: 4000, count: 2, firsts });
  });

  test('with reduced motion cards do not move until the button is pressed, which pauses them, too', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const grid = cardsOn(page);
    await openStill(page, '/');
    await showUntilEngaged(grid);
    const titles = await titlesOf(grid);
    await expectPaused(grid);
    await page.clock.runFor(9000);
    await expectSlides(grid, titles, 1, 2);
    await grid.toggle.click();
    await grid.running.waitFor();
    await page.clock.runFor(4000);
    await expectSlides(grid, titles, 2, 2);
    await grid.toggle.click();
    await expectPaused(grid);
    await page.clock.runFor(9000);
    await expectSlides(grid, titles, 2, 2);
  });

  test('a wider window has the grid again, in its order', async ({ page }) => {
    const complaints = complaintsOf(page);
    const grid = cardsOn(page);
    await page.goto('/');
    await ready(page);
    const titles = await titlesOf(grid);
    await show(grid);
    await grid.running.waitFor();
    await grid.dots.nth(5).click();
    await expectSlides(grid, titles, 6, 2);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(grid.block.locator('[data-engaged]')).toHaveCount(0);
    expect(await rowsOf(page)).toEqual([3, 3]);
    expect(await titlesOf(grid)).toEqual(titles);
    await page.setViewportSize({ width: 700, height: 800 });
    await show(grid);
    await expect(grid.block.locator('[data-engaged]')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('below the large breakpoint', () => {
  test.use({ viewport: { width: 1023, height: 800 } });

  test('two cards are shown, and one below 640 px', async ({ page }) => {
    await openStill(page, '/');
    const grid = cardsOn(page);
    const titles = await titlesOf(grid);
    expect(titles).toHaveLength(6);
    await showUntilEngaged(grid);
    await expectWidths(page, grid, titles, [
      [1023, 2],
      [700, 2],
      [640, 2],
      [639, 1],
      [390, 1],
    ]);
  });
});

test('titles of sections that stand for pages look like links, and a page whose kind has no list of contents has none', async ({
  page,
}) => {
  await page.goto('/rail-services');
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
