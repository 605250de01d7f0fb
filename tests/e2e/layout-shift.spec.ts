import { expect, type Page, test } from '@playwright/test';
import { ready } from './complaints';
import { holdBack, visitServed } from './hold-back';

// Phones and most computers place letters at fractions of a pixel; Chromium on Linux rounds unless it does not hint.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
});

/** One page of each kind. */
const kinds = [
  '/',
  '/about',
  '/contact',
  '/india-office',
  '/study-ireland',
  '/study-newzealand',
  '/university-partnerships',
  '/education-counselling',
  '/student-services/visa-services',
  '/ielts-coaching',
  '/blogs',
  '/blogdetails',
  '/privacy-policy',
];

/** What moved by itself since the page began, and how far. */
interface Shift {
  value: number;
  moved: string[];
}

/** Records every shift from the first paint on, with the elements that moved. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.closest('[data-block]')?.getAttribute('data-block') ?? ''} ${node.outerHTML.slice(0, 80)}`
        : String(node?.nodeValue);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node }[] };
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Counts from now on. What has moved is reported with the frame after it. */
const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    (window as unknown as { shifts: Shift[] }).shifts.length = 0;
  });

/** Goes through the page, and wakes what is in view: all islands, as if somebody had come near. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      for (const island of document.querySelectorAll('[data-island]')) {
        const { top, bottom } = island.getBoundingClientRect();
        if (bottom > 0 && top < innerHeight)
          island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }
    }, top);
    await ready(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
}

for (const route of kinds)
  test(`nothing moves on ${route} when its scripts come and its islands wake`, async ({ page }) => {
    await recordShifts(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const letCome = await visitServed(page, route, '**/entry-browser.*.js');
      await forgetShifts(page); // a face that comes after the first paint is none of the scripts
      letCome();
      await ready(page);
      await scrollThrough(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      await expect(page.locator('[data-island]:not([data-awake]):visible')).toHaveCount(0);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

for (const route of kinds)
  test(`nothing moves on ${route} when its fonts come after its first paint`, async ({ page }) => {
    await recordShifts(page);
    for (const width of [320, 390, 412, 768, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const letCome = await holdBack(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      letCome();
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(
        () =>
          new Promise<Shift[]>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve((window as unknown as { shifts: Shift[] }).shifts)),
            ),
          ),
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
