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

test('the logo of a lodge that fails to load leaves, whenever it failed, and the name stays', async ({
  page,
}) => {
  const failing = /partner-0[12]\b/;
  await page.route(failing, (request) => request.abort());
  const failed = page.waitForEvent('requestfailed', (request) => failing.test(request.url()));
  const letCome = await holdBack(page, '**/rare.island.*.js');
  await page.goto(route);
  const { block, cards } = explorerOn(page);
  const names = await cards.locator('h3').allTextContents();
  await block.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await failed;
  await expect(cards.locator('img')).toHaveCount(names.length);
  letCome();
  await expect(cards.locator('img')).toHaveCount(names.length - 2);
  await expect(cards.locator('h3')).toHaveText(names);
});
