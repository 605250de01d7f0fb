import { expect, type Page, test } from '@playwright/test';
import { routes } from '../routes';
import { complaintsOf, hydrated } from './complaints';

const missing = '/no-such-page';
const sites = {
  'as it is built': 'http://localhost:4180',
  'with React for development': 'http://localhost:4181',
};

for (const [name, origin] of Object.entries(sites)) {
  test.describe(name, () => {
    for (const route of [...routes, missing]) {
      test(`${route} is hydrated without a word of complaint`, async ({ page }) => {
        const complaints = complaintsOf(page);
        const response = await page.goto(origin + route);
        expect(response?.status()).toBe(route === missing ? 404 : 200);
        await hydrated(page);
        const own = complaints.filter((text) => !(route === missing && text.includes('404 (Not Found)')));
        expect(own).toEqual([]);
      });
    }
  });
}

for (const route of routes) {
  test(`${route} holds all its text without script, and fits every width`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    const { served, live } = await page.evaluate(async () => {
      const html = await (await fetch(window.location.href)).text();
      const withoutScript = new DOMParser().parseFromString(html, 'text/html');
      const textOf = (page: Document) => page.querySelector('main')?.textContent;
      return { served: textOf(withoutScript), live: textOf(document) };
    });
    expect(served).toBe(live);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await excessWidth(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

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
