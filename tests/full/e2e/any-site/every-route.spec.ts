import { expect, type Page } from '@playwright/test';
import { complaintsOf } from '../../../e2e/complaints';
import { hydrateAll, ready } from '../../../e2e/hydration';
import { expectServedText, test } from './served-text';
import { pagesOf, sites } from './sites';

const missing = '/no-such-page';

// Not the pages of the main site, of which main-site/every-route.spec.ts asks this and more.
for (const { site, route } of [
  ...pagesOf(({ hasOwnVisit, routes }) => (hasOwnVisit ? [] : routes)),
  ...sites.map((site) => ({ site, route: missing })),
]) {
  test(`${site.pages}: ${route} hydrates without warnings, has all its text without script, and never scrolls sideways`, async ({
    page,
    request,
    parser,
  }) => {
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // figures do not count up
    const response = await page.goto(site.strict + route);
    await ready(page);
    await hydrateAll(page);
    expect(response?.status()).toBe(route === missing ? 404 : 200);
    expect(complaints.filter((text) => !(route === missing && text.includes('404 (Not Found)')))).toEqual([]);

    await expectServedText(page, parser, request);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await excessWidth(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const { pages, origin, heaviest } of sites)
  test(`every link of a long page of ${pages} has an existing target`, async ({ page, request }) => {
    await page.goto(origin + heaviest[1]);
    const targets = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) expect((await request.get(origin + target)).status(), target).toBe(200);
  });

/** By how much the page is wider than the screen. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
