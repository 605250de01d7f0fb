import { expect, type Page, test } from '@playwright/test';
import { pagesOf } from './sites';

// Without scripts, which move blocks as well, and at times of their own.
test.use({ javaScriptEnabled: false });

/**
 * The style sheet of all pages comes after the first paint. Going back, the browser restores the scroll position before
 * that: what is above must be as high as it will be.
 */
for (const { site, route, address } of pagesOf(({ layouts }) => layouts))
  test(`${site.pages}: no block of ${route} is anywhere else once the late styles have come`, async ({
    page,
  }) => {
    await page.route('**/later.*.css', (styles) => styles.abort());
    await page.goto(address);
    const before = await placesAtEachWidth(page);
    await page.unrouteAll();
    await page.goto(address);
    expect(await placesAtEachWidth(page)).toEqual(before);
  });

async function placesAtEachWidth(page: Page) {
  const all = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    all.push({ width, places: await places(page) });
  }
  return all;
}

/** Where each block begins. */
const places = (page: Page): Promise<readonly (readonly [block: string, top: number])[]> =>
  page
    .locator('main > [data-block]')
    .evaluateAll((blocks) =>
      blocks.map((block) => [
        block.id || `${block.getAttribute('data-block')}`,
        Math.round(block.getBoundingClientRect().top),
      ]),
    );
