import { expect, test } from '@playwright/test';
import { explorerOn, open, route } from '../../../e2e/engine/lodge-explorer';
import { holdBack } from '../../../e2e/hold-back';

test.describe('the lodges', () => {
  test('are shown as a shared link says, and not before as it does not', async ({ page }) => {
    const letCome = await holdBack(page, '**/university-explorer.island.*.js');
    await page.goto(`${route}?country=Chile`);
    const { cards, places } = explorerOn(page);
    await page.locator('[data-recalling]').waitFor();
    await expect(cards).toHaveCount(0);
    letCome();
    await expect(places).toHaveText([/Chile/, /Chile/]);
  });

  test('are reported as a view of the page whenever the selection changes', async ({ page }) => {
    await page.addInitScript(() => {
      const views: unknown[] = [];
      Object.assign(window, { views, gtag: (...call: unknown[]) => views.push(call[2]) });
    });
    const { choose, chosen } = await open(page);
    await choose('Country', 'Chile');
    await choose('Country', 'Chile');
    await choose('Country', 'All');
    await expect(chosen('Country')).toHaveText(['All']);
    expect(await page.evaluate(() => (window as unknown as { views: unknown[] }).views)).toEqual([
      { page_path: route },
      { page_path: `${route}?country=Chile` },
      { page_path: route },
    ]);
  });
});
