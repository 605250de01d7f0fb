import { expect, test } from '@playwright/test';

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
