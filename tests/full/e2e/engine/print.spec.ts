import { expect, test } from '@playwright/test';
import { complaintsOf } from '../../../e2e/complaints';
import { button, open } from '../../../e2e/engine/print-buttons';

test('a page of another kind prints its questions, with all answers', async ({ page }) => {
  await page.goto('/prices');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('[data-block=faq] details > div');
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});

test.describe('a page that is made for paper', () => {
  test('is shared by the device’s own sheet', async ({ page }) => {
    const complaints = complaintsOf(page);
    const called = await open(page, { canShare: true });
    await button(page, 'Share').click();
    const title = await page.title();
    await expect.poll(() => called).toEqual([['share', { title, url: page.url() }]]);
    expect(complaints).toEqual([]);
  });

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
