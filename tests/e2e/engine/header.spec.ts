import { expect, test } from '@playwright/test';
import { header } from './menus';

/** What is above every page. */

test('the header is 90 px tall, stays on top, spans at most 1440 px of content, and marks the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/about');
  const box = async () => header(page).boundingBox();
  expect(await box()).toMatchObject({ y: 0, height: 90 });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await box()).toMatchObject({ y: 0, height: 90 });
  const bar = await header(page).locator('> div').boundingBox();
  expect(bar?.width).toBe(1440);
  await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText('About Us');
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText('Blog');
});
