import { expect, type Page, test } from '@playwright/test';
import { pagesOf } from './sites';

// Without scripts, which move blocks as well, and at times of their own.
test.use({ javaScriptEnabled: false });

/**
 * The style sheet of all pages comes after the first paint. Before that, the browser restores the scroll position of a
 * page that a visitor goes back to: everything above that position must already have its final height.
 */
for (const { site, route, address } of pagesOf(({ layouts }) => layouts))
  test(`${site.pages}: no block of ${route} is anywhere else once the late styles have come`, async ({
    page,
  }) => {
    await page.route('**/later.*.css', (styles) => styles.abort());
    await page.goto(address);
    const before = await blockTopsAtEachWidth(page);
    await page.unrouteAll();
    await page.goto(address);
    expect(await blockTopsAtEachWidth(page)).toEqual(before);
  });

async function blockTopsAtEachWidth(page: Page) {
  const all = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    all.push({ width, tops: await blockTops(page) });
  }
  return all;
}

/** Where each block begins. */
const blockTops = (page: Page): Promise<readonly (readonly [block: string, top: number])[]> =>
  page
    .locator('main > [data-block]')
    .evaluateAll((blocks) =>
      blocks.map((block) => [
        block.id || `${block.getAttribute('data-block')}`,
        Math.round(block.getBoundingClientRect().top),
      ]),
    );
