import { expect, type Page, test } from '@playwright/test';
import {
  carouselIn,
  engaged,
  expectPaused,
  expectSlides,
  expectTurns,
  expectWidths,
  openRunning,
  openStill,
  show,
  titlesOf,
} from '../carousels';
import { complaintsOf, ready } from '../complaints';

/** Our Expert Services on the home page (spec 000, section 9). */
const servicesOn = (page: Page) => carouselIn(page.locator('#services'));

/** How many cards are in each row, from the top. */
const rowsOf = (page: Page) =>
  servicesOn(page).slides.evaluateAll((cards) => {
    const rows = new Map<number, number>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });

test.describe('from the large breakpoint on', () => {
  for (const width of [1024, 1300]) {
    test(`nine cards are in three columns at ${width} px, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const services = servicesOn(page);
      await openStill(page, '/');
      await show(services);
      await page.clock.runFor(9000);
      expect(await rowsOf(page)).toEqual([3, 3, 3]);
      for (const control of [services.next, services.previous, services.toggle, services.dots.first()])
        await expect(control).toBeHidden();
      await expect(services.block.locator('[data-engaged], [data-running]')).toHaveCount(0);
      await expect(services.block.locator('[tabindex], [aria-roledescription]')).toHaveCount(0);
    });
  }

  test('their engine is not loaded until the window is narrower', async ({ page }) => {
    // The home page as it would be without its other carousels, which fetch the engine for themselves.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<section[^>]* id="(process|destinations)".*?<\/section>/gs, '');
      await route.fulfill({ response, body });
    });
    const engines: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('carousel-engine')) engines.push(request.url());
    });
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/');
    const services = servicesOn(page);
    await show(services);
    await expect(services.block.locator('[tabindex]')).toHaveCount(0); // the carousel has found that it is a grid
    await ready(page);
    expect(engines).toEqual([]);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(services.block.locator('[data-engaged]')).toBeVisible();
    expect(engines).toHaveLength(1);
  });
});

test.describe('below the large breakpoint', () => {
  test.use({ viewport: { width: 1023, height: 800 } });

  test('two cards are shown, and one below 640 px', async ({ page }) => {
    await openStill(page, '/');
    const services = servicesOn(page);
    const titles = await titlesOf(services);
    expect(titles).toHaveLength(9);
    await engaged(services);
    await expectWidths(page, services, titles, [
      [1023, 2],
      [700, 2],
      [640, 2],
      [639, 1],
      [390, 1],
    ]);
  });

  test('the next card comes every 4000 ms, in 500 ms, and the first after the ninth', async ({ page }) => {
    const services = servicesOn(page);
    await openRunning(page, '/', services);
    const titles = await titlesOf(services);
    const firsts = [2, 3, 4, 5, 6, 7, 8, 9, 1];
    await expectTurns(page, services, titles, { every: 4000, count: 2, firsts });
  });

  test('they are paused by the button, and do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const services = servicesOn(page);
    await openStill(page, '/');
    await engaged(services);
    const titles = await titlesOf(services);
    await expectPaused(services);
    await page.clock.runFor(9000);
    await expectSlides(services, titles, 1, 2);
    await services.toggle.click();
    await services.running.waitFor();
    await page.clock.runFor(4000);
    await expectSlides(services, titles, 2, 2);
    await services.toggle.click();
    await expectPaused(services);
    await page.clock.runFor(9000);
    await expectSlides(services, titles, 2, 2);
  });

  test('a wider window has the grid again, in its order', async ({ page }) => {
    const complaints = complaintsOf(page);
    const services = servicesOn(page);
    await page.goto('/');
    await ready(page);
    const titles = await titlesOf(services);
    await show(services);
    await services.running.waitFor();
    await services.dots.nth(8).click();
    await expectSlides(services, titles, 9, 2);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(services.block.locator('[data-engaged]')).toHaveCount(0);
    expect(await rowsOf(page)).toEqual([3, 3, 3]);
    expect(await titlesOf(services)).toEqual(titles);
    await page.setViewportSize({ width: 700, height: 800 });
    await show(services);
    await expect(services.block.locator('[data-engaged]')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('every service can be scrolled to, without buttons that do nothing', async ({ page }) => {
    await page.goto('/');
    const { slides, next, toggle } = servicesOn(page);
    await expect(slides).toHaveCount(9);
    await expect(next).toBeHidden();
    await expect(toggle).toBeHidden();
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last().getByRole('link')).toBeInViewport();
  });
});

test('the countries of the visa page look like links', async ({ page }) => {
  await page.goto('/student-services/visa-services');
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
