import { expect, test } from '@playwright/test';
import { ready } from '../complaints';
import { withoutImages } from '../no-images';
import { doubleText, openAnswers, textFaultsOf } from '../text-faults';

/** Pages with few and many figures; any-site/every-kind.spec.ts looks at a page of each kind of two sites. */
const samples = ['/norway', '/portugal'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of samples) {
  test(`${route} loses no text at twice its size`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    await openAnswers(page);
    await doubleText(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await textFaultsOf(page), `${width} px`).toEqual([]);
    }
  });
}

test('the header works at twice the text size: the menu opens, and its links work', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await ready(page);
    await doubleText(page);
    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(90);
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.locator('summary', { hasText: 'Countries' }).click();
    expect(await textFaultsOf(page), `${width} px`).toEqual([]);
    await header.getByRole('link', { name: 'Norway' }).click();
    await expect(page).toHaveURL(/\/norway$/);
  }
});

test('the blog loses no text without images', async ({ page }) => {
  expect(await withoutImages(page, '/blog')).toEqual([]);
});
