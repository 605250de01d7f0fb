import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../../../e2e/hold-back';
import { ready } from '../../../e2e/hydration';
import { inPieces } from '../../../e2e/in-pieces';
import { pagesOf, type TestedPage } from './sites';

// Subpixel positioning of letters, as on phones and most computers: Chromium on Linux has it without font hinting only.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
});

/** A phone, a tablet and a desktop. */
const usual = [390, 768, 1440];

/** One page with the most in it of each site is laid out at all usual widths; each other page at two, in turn. */
function widthsOf({ site, route, index }: TestedPage): readonly number[] {
  return site.heaviest[1] === route ? usual : usual.filter((_, at) => at !== index % 3);
}

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

/** Expects that nothing has moved until now. A shift is reported with the frame after it. */
async function expectStill(page: Page, when: string, most = 0.01): Promise<void> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${when}: ${JSON.stringify(shifts)}`).toBeLessThan(most);
}

/** Scrolls through the page, and hydrates each island that comes into view, as a focus in it would. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const inView = () =>
      [...document.querySelectorAll('[data-island]')].filter((island) => {
        const { top, bottom, height } = island.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' });
      for (const island of inView()) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      while (inView().some((island) => !island.matches('[data-hydrated]'))) await nextFrame();
      for (let frame = 0; frame < 2; frame++) await nextFrame(); // what hydrates may measure itself in the next one
    }
  });

for (const tested of pagesOf(
  ({ layouts }) => layouts,
  ({ filledIn = [] }) => filledIn,
))
  test(`${tested.site.pages}: nothing moves on ${tested.route} when its fonts come after its first paint, nor when its scripts come and its islands hydrate`, async ({
    page,
  }) => {
    await recordShifts(page);
    for (const width of widthsOf(tested)) {
      await page.setViewportSize({ width, height: 900 });
      const letFontsCome = await holdBack(page, '**/*.woff2');
      const letScriptsCome = await holdBack(page, '**/entry-browser.*.js');
      // Another address at each width, since the same one with a hash would not be loaded again.
      const address = tested.address.replace('#', `&at=${width}#`);
      await page.goto(address, { waitUntil: 'commit' }); // the load event waits for the script
      await page.getByRole('contentinfo').waitFor();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const { size, status } = await page.evaluate(() => ({
        size: document.fonts.size,
        status: document.fonts.status,
      }));
      if (size > 0) expect(status).toBe('loading'); // a site may use the fonts of the visitor's device
      letFontsCome();
      await page.evaluate(() => document.fonts.ready);
      await expectStill(page, `${width} px, with its fonts`);
      letScriptsCome();
      await ready(page);
      await scrollThrough(page);
      await expect(page.locator('[data-island]:not([data-hydrated]):visible')).toHaveCount(0);
      await expectStill(page, `${width} px, with its scripts`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

for (const tested of pagesOf(({ layouts }) => layouts))
  test(`${tested.site.pages}: nothing moves on ${tested.route} while its HTML is on its way`, async ({
    page,
  }) => {
    const slow = await inPieces(tested.site.origin);
    await recordShifts(page);
    for (const width of widthsOf(tested)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(slow.origin + tested.route);
      // The title of a hero is centred in the height of its picture: it rises when the words below it come.
      const rises = (await page.locator('[data-block=hero]').count()) > 0;
      // The columns of a table are as wide as what has come of it asks: fixed ones would break words on a phone.
      const settles = (await page.locator('table').count()) > 0;
      await expectStill(page, `${width} px`, settles ? 0.05 : rises ? 0.02 : 0.01);
    }
    await slow.close();
  });
