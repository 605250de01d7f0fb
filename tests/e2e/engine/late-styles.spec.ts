import { expect, type Page, test } from '@playwright/test';

// Without scripts, which move blocks as well, and at times of their own.
test.use({ javaScriptEnabled: false });

/** Pages that together have blocks of many types; any-site/late-styles.spec.ts visits more, at two widths. */
const routes = ['/', '/norway', '/japan', '/prices', '/contact'];

/**
 * Where each block begins. When a visitor goes back to a page, the browser restores its scroll position before the late
 * styles have loaded, which therefore must not move any block.
 */
const blockTops = (page: Page) =>
  page
    .locator('main > [data-block]')
    .evaluateAll((blocks) =>
      blocks.map((block) => [
        block.getAttribute('data-block'),
        Math.round(block.getBoundingClientRect().top),
      ]),
    );

test('no block is anywhere else once the late styles have come', async ({ page }) => {
  for (const route of routes)
    await test.step(route, async () => {
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      const after = await blockTops(page);
      // The page as it was before the late styles came.
      await page.locator('link[href*="/later."]').evaluateAll((links) => {
        for (const link of links) link.remove();
      });
      expect(await blockTops(page)).toEqual(after);
    });
});
