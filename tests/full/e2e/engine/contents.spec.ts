import { expect, test } from '@playwright/test';
import { contents, describeContents } from '../../../e2e/engine/contents-list';
import { ready } from '../../../e2e/hydration';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

describeContents({ width: 1440, height: 900 });

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with reduced motion set to “${reducedMotion}”`, () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion } });

    test('the contents fade where they continue, and a focused link does not', async ({ page }) => {
      await page.goto('/portugal');
      await ready(page);
      const row = contents(page).locator('ol');
      /** Whether the fade reaches into the words, at the left and at the right. */
      const fades = () =>
        row.evaluate((element) => {
          const style = getComputedStyle(element);
          const lengths = style.maskImage.match(/[\d.]+(?=px)/g) ?? [];
          return lengths.map((length) => Number(length) > Number.parseFloat(style.paddingLeft));
        });
      const scrollRow = (left: number) =>
        row.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left);
      await expect.poll(fades).toEqual([false, true]);
      await scrollRow(60);
      await expect.poll(fades).toEqual([true, true]);
      await scrollRow(1e6);
      await expect.poll(fades).toEqual([true, false]);
      await expect(row).toHaveCSS('mask-image', /gradient/);
      await row.locator('a').nth(2).focus();
      await page.keyboard.press('Tab');
      await expect(row).toHaveCSS('mask-image', 'none');
    });
  });
}
