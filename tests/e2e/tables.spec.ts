import { expect, test } from '@playwright/test';

for (const width of [768, 1000, 1024, 1100]) {
  test(`three sums in a row do not make the page scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/study-australia');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('on a phone all values of a table begin at one place, right behind its longest label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/study-uk');
  const starts = await page
    .locator('#tuition td > div')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
  expect(starts[0]).toBeLessThan(130); // “Fee (a year)” leaves the sums most of the line
});
