import { expect, type Page, test } from '@playwright/test';

// Without scripts, which move blocks as well, and at times of their own.
test.use({ javaScriptEnabled: false });

/** Pages that have many kinds of blocks together; `npm run test:full` asks all kinds, at two widths. */
const routes = ['/', '/norway', '/japan', '/prices', '/contact'];

/** Where each block begins. Going back, the browser restores the scroll position before the late styles have loaded. */
const places = (page: Page) =>
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
      const after = await places(page);
      await page.locator('link[href*="/later."]').evaluateAll((links) => {
        for (const link of links) link.remove();
      });
      expect(await places(page)).toEqual(after);
    });
});
