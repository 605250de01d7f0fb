import { expect, test } from '@playwright/test';
import { button } from '../../../e2e/engine/print-buttons';

test.describe('a page that is made for paper', () => {
  test('shows neither button without script, and on no other page', async ({ browser, page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto('/portugal');
    await expect(button(still, 'Save as PDF')).toBeHidden();
    await context.close();
    await page.goto('/about');
    await expect(button(page, 'Save as PDF')).toHaveCount(0);
  });
});
