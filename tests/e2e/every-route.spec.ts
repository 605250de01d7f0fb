import { expect, test } from '@playwright/test';
import { routes } from '../routes';
import { complaintsOf, hydrated } from './complaints';

const sites = { 'the built site': 'http://localhost:4180', 'React for development': 'http://localhost:4181' };

for (const [name, origin] of Object.entries(sites)) {
  test.describe(`on ${name}`, () => {
    for (const route of [...routes, '/no-such-page']) {
      test(`${route} is hydrated without a word of complaint`, async ({ page }) => {
        const complaints = complaintsOf(page);
        const response = await page.goto(origin + route);
        expect(response?.status()).toBe(route === '/no-such-page' ? 404 : 200);
        await hydrated(page);
        const own = complaints.filter(
          (text) => !(route === '/no-such-page' && text.includes('404 (Not Found)')),
        );
        expect(own).toEqual([]);
      });
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of routes) {
    test(`${route} holds all that it holds with script`, async ({ page, browser }) => {
      await page.goto(route);
      const served = await page.locator('main').textContent();
      const scripted = await browser.newPage({ javaScriptEnabled: true });
      await scripted.goto(`http://localhost:4180${route}`);
      await hydrated(scripted);
      expect(served).toBe(await scripted.locator('main').textContent());
      await scripted.close();
    });
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

for (const width of [320, 390, 768, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(route);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, route).toBeLessThanOrEqual(0);
    }
  });
}
