import { expect, test } from '@playwright/test';

/** How the switch behaves is tested on the fixture, in tests/e2e/engine. */
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
    const sums = await page
      .locator(rupees)
      .first()
      .evaluate((small) => {
        const other = document.createRange();
        other.selectNode(small.parentElement?.firstChild as Node);
        const [inRupees, inOther] = [small.getBoundingClientRect(), other.getBoundingClientRect()];
        const isBefore = inRupees.left < inOther.left || inRupees.bottom <= inOther.top + 1;
        return { isBefore, isLarger: inRupees.height > inOther.height };
      });
    expect(sums, route).toEqual({ isBefore: true, isLarger: true });
  }
});
