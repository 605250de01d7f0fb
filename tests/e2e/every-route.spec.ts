import { expect, type Page, test } from '@playwright/test';
import { routes } from '../routes';
import { complaintsOf, hydrated } from './complaints';

const missing = '/no-such-page';
const sites = {
  'as it is built': '',
  'with React for development': process.env.DEVELOPMENT_ORIGIN ?? '',
};

test.describe.configure({ timeout: 120_000 }); // a test visits every route

for (const [name, origin] of Object.entries(sites)) {
  test(`every route is hydrated without a word of complaint, ${name}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const route of [...routes, missing]) {
      const response = await page.goto(origin + route);
      await hydrated(page);
      expect(response?.status(), route).toBe(route === missing ? 404 : 200);
      const own = complaints.filter((text) => !(route === missing && text.includes('404 (Not Found)')));
      expect(own, route).toEqual([]);
    }
  });
}

test('every route holds all its text without script, and nothing scrolls sideways, at any width', async ({
  page,
  request,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // figures stand still
  const parser = await context.newPage(); // an empty page: the site's own policy forbids to parse HTML
  for (const route of routes) {
    await parser.setContent(await (await request.get(route)).text());
    await page.bringToFront(); // behind another page it would not be laid out anew for another width
    await page.goto(route);
    await hydrated(page);
    expect(await textOf(parser), route).toBe(await textOf(page));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await excessWidth(page), `${route} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('every link of a page leads to something', async ({ page, request }) => {
  await page.goto('/study-ireland');
  const targets = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
  expect(targets.length).toBeGreaterThan(30);
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
});

/** By how much the page is wider than the screen. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The text of a page without its buttons, which say what they would do at the moment, and without copies for the eye. */
const textOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('button, [data-copy]')) part.remove();
    return copy.textContent;
  });
