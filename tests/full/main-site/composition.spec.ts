import { expect, test } from '@playwright/test';

const desktop = { width: 1440, height: 900 };

test('sections are at most 72 px from their edges on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/study-ireland');
  const paddings = await page
    .locator('main > section:not([data-block=banner])')
    .evaluateAll((sections) => sections.map((section) => parseFloat(getComputedStyle(section).paddingTop)));
  expect(Math.max(...paddings)).toBeLessThanOrEqual(72);
});

test('a course that is left over fills its row, its words and figures side by side', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/study-newzealand');
  const course = page.locator('[data-block=course-carousel] [data-item]').last();
  const grid = await page.locator('[data-block=course-carousel] ul').first().boundingBox();
  const box = await course.boundingBox();
  expect(box?.width).toBeGreaterThan(0.95 * (grid?.width ?? 0));
  expect(box?.height).toBeLessThan(240);
});

test.describe('in forced colours', () => {
  test.use({ viewport: desktop, contextOptions: { forcedColors: 'active' } });

  test('the image of a banner is beside its words', async ({ page }) => {
    await page.goto('/study-ireland');
    const image = page.locator('[data-block=banner] img');
    await expect.poll(async () => (await image.boundingBox())?.x).toBe(720);
    const words = await page.locator('[data-block=banner] p').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(720);
  });
});
