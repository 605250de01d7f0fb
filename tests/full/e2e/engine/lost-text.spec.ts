import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/hydration';
import { faultsWithoutImages } from '../../../e2e/no-images';
import { doubleText, faultsInDoubledText, textFaultsOf } from '../../../e2e/text-faults';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page with many figures; lost-text.spec.ts of `npm test` looks at two others. */
test('a page with many figures loses no text at twice its size', async ({ page }) => {
  expect(await faultsInDoubledText(page, '/portugal')).toEqual([]);
});

test('the header works at twice the text size: the menu opens, and its links work', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await ready(page);
    await doubleText(page);
    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(90); // as usual
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.locator('summary', { hasText: 'Countries' }).click();
    expect(await textFaultsOf(page), `${width} px`).toEqual([]);
    await header.getByRole('link', { name: 'Norway' }).click();
    await expect(page).toHaveURL(/\/norway$/);
  }
});

test('the blog loses no text without images', async ({ page }) => {
  expect(await faultsWithoutImages(page, '/blog')).toEqual([]);
});
