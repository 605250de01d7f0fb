import { test as base, expect, type Page } from '@playwright/test';
import { complaintsOf, hydrateAll, ready } from '../../../e2e/complaints';
import { pagesOf, sites } from './sites';

const missing = '/no-such-page';

/** With an empty page that parses HTML, which the site's own policy forbids. */
const test = base.extend<object, { parser: Page }>({
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { site, route } of [
  ...pagesOf(({ routes }) => routes),
  ...sites.map((site) => ({ site, route: missing })),
]) {
  test(`${site.pages}: ${route} hydrates without warnings, has all its text without script, and never scrolls sideways`, async ({
    page,
    request,
    parser,
  }) => {
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // figures do not move
    const response = await page.goto(site.strict + route);
    await ready(page);
    await hydrateAll(page);
    expect(response?.status()).toBe(route === missing ? 404 : 200);
    expect(complaints.filter((text) => !(route === missing && text.includes('404 (Not Found)')))).toEqual([]);

    const served = await (await request.get(site.strict + route)).text();
    const parsed = await parser.evaluateHandle(
      (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main'),
      served,
    );
    expect(await parsed.evaluate(textOf)).toBe(await page.locator('main').evaluate(textOf));
    await parsed.dispose();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await excessWidth(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const { pages, origin, heaviest } of sites)
  test(`every link of a page of ${pages} has an existing target`, async ({ page, request }) => {
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

/**
 * The text of a page without its buttons, which say what they would do at the moment, the messages of forms, which are
 * served for those whose script does not come, the note about the draft, which is true only once the script runs, and
 * copies for the eye.
 */
const textOf = (main: Element | null) => {
  const copy = main?.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(
    '[type=submit] + p, button, form [id$=-error], [data-copy], [data-until], [data-when-open], [data-choice] summary',
  ))
    part.remove();
  return copy.textContent;
};
