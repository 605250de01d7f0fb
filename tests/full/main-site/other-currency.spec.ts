import { expect, test } from '@playwright/test';

/** How the switch between currencies behaves is tested on the fixture, in tests/e2e/engine. */
test('sums are shown in rupees, too, grouped as in India, at the rates of the site', async ({ page }) => {
  await page.goto('/study-ireland');
  await page.getByRole('button', { name: 'Show amounts in rupees too' }).click();
  await expect(page.locator('#tuition')).toContainText('€9,850–25,500 ≈\u00a0₹11–28\u00a0lakh');
  await expect(page.locator('main')).toContainText('use the rates of September 29, 2026');
});

test('figures lead with rupees, from the first paint of the next page on', async ({ page }) => {
  await page.goto('/study-ireland');
  const button = page.getByRole('button', { name: 'Show amounts in rupees too' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  for (const [route, rupees] of [
    ['/study-ireland', '#tuition td small'],
    ['/study-newzealand', '#benefits small[data-other]'],
    ['/cost-calculator', '[role=status] small'],
  ] as const) {
    await page.goto(route, { waitUntil: 'commit' });
    const firstPaint = await page
      .locator(rupees)
      .first()
      .evaluate((small) => {
        const ownCurrency = document.createRange();
        ownCurrency.selectNode(small.parentElement?.firstChild as Node);
        const [inRupees, inOwn] = [small.getBoundingClientRect(), ownCurrency.getBoundingClientRect()];
        const isBefore = inRupees.left < inOwn.left || inRupees.bottom <= inOwn.top + 1;
        return { isBefore, isLarger: inRupees.height > inOwn.height };
      });
    expect(firstPaint, route).toEqual({ isBefore: true, isLarger: true });
  }
});
