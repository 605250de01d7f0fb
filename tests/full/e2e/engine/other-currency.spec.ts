import { expect, test } from '@playwright/test';
import { added, address, theSwitch } from '../../../e2e/engine/currency-switch';
import { expectFocusSeen, goTo } from '../../../e2e/focus-walk';
import { ready } from '../../../e2e/hydration';

for (const width of [390, 1440])
  test(`at ${width} px the switch is reached and pressed by keys, and keeps the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(address);
    await ready(page);
    await goTo(page, theSwitch(page));
    // Its accessible name begins with its visible label (WCAG 2.2, 2.5.3).
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - 'button "INR: Show sums in rupees, too"'
    `);
    await page.keyboard.press('Space');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - 'button "INR: Show sums in rupees, too" [pressed]'
    `);
    await expect(page.locator('#prices')).toContainText('€1,000–1,500 ≈\u00a0₹109,000–164,000');
    await expectFocusSeen(theSwitch(page));
    await page.keyboard.press('Enter');
    await expect(theSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(added(page)).toHaveCount(0);
    await expectFocusSeen(theSwitch(page));
  });

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px the switch is a finger wide, and the header no wider than the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(address);
    const box = await theSwitch(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
