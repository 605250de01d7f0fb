import { expect, test } from '@playwright/test';
import { ready } from '../complaints';

const line = '[data-block=intakes] li';

test.describe('an intake', () => {
  test('says how many days are left to apply, on the visitor’s own day, and moves nothing', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2027-02-17T12:00:00');
    await page.goto('/study-ireland');
    await ready(page);
    const autumn = page.locator(line).filter({ hasText: 'Starts September 2027' });
    const served = await autumn.evaluate((element) => element.getBoundingClientRect().height);
    await autumn.scrollIntoViewIfNeeded();
    await expect(autumn).toContainText('to March 2027 (in 42 days)');
    expect(await autumn.evaluate((element) => element.getBoundingClientRect().height)).toBe(served);
  });

  test('can be added to a calendar', async ({ page, request }) => {
    await page.goto('/study-ireland');
    const link = page.locator(line).getByRole('link', { name: 'Add to calendar' }).last();
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Ireland: September intake\r\n[\s\S]*END:VCALENDAR\r\n$/,
    );
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('says its dates', async ({ page }) => {
      await page.goto('/study-ireland');
      await expect(page.locator(line).last()).toContainText('Apply from October 2026 to March 2027.');
    });
  });
});
