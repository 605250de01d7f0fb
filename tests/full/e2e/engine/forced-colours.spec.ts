import { expect, type Locator, test } from '@playwright/test';
import { hydrate, ready } from '../../../e2e/hydration';

test.use({
  viewport: { width: 1280, height: 900 },
  colorScheme: 'dark',
  contextOptions: { forcedColors: 'active' },
});

/** The different background colours of elements. */
const groundsOf = (locator: Locator) =>
  locator.evaluateAll((elements) => [
    ...new Set(elements.map((element) => getComputedStyle(element).backgroundColor)),
  ]);

test('in forced colours what is meant to stand out does', async ({ page }) => {
  await test.step('logos keep the light ground that they are drawn for', async () => {
    await page.goto('/lodges');
    expect(await groundsOf(page.locator('[data-block=logos] img'))).toEqual(['rgb(255, 255, 255)']);
    expect(await groundsOf(page.locator('[data-block=university-explorer] img'))).toEqual([
      'rgb(255, 255, 255)',
    ]);
  });

  await test.step('what is chosen stands out among its neighbours', async () => {
    await page.goto('/contact');
    await ready(page);
    await hydrate(page.locator('[data-block=offices] [data-island=tabs]'));
    const tabs = page.getByRole('tab');
    const [chosen, others] = [
      tabs.and(page.locator('[aria-selected=true]')),
      tabs.and(page.locator('[aria-selected=false]')),
    ];
    await expect(chosen).toHaveCount(1);
    expect(await groundsOf(others)).not.toContain((await groundsOf(chosen))[0]);
  });

  await test.step('the image of a banner is beside its words, not behind them', async () => {
    await page.goto('/norway');
    const image = await page.locator('[data-block=banner] img').boundingBox();
    const words = await page.locator('[data-block=banner] h1').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(image?.x ?? 0);
  });
});
