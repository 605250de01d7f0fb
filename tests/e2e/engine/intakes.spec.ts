import { expect, test } from '@playwright/test';
import { ready } from '../hydration';

const line = '[data-block=intakes] li';

test.describe('an intake', () => {
  test('says how many days are left to apply, or that it is closed, in the time zone of the site and without a layout shift, and has a calendar file', async ({
    page,
  }) => {
    // Already 17 February in Kolkata, the time zone of the fixture.
    await page.clock.setFixedTime(new Date('2099-02-16T18:31:00Z'));
    await page.goto('/kenya');
    await ready(page);
    const autumn = page.locator(line).filter({ hasText: 'Apply by March 2099' });
    const heightBefore = await autumn.evaluate((element) => element.getBoundingClientRect().height);
    await autumn.scrollIntoViewIfNeeded();
    await expect(autumn.locator('[data-until]')).toHaveText('in 42 days');
    expect(await autumn.evaluate((element) => element.getBoundingClientRect().height)).toBe(heightBefore);
    const calendar = autumn.getByRole('link', { name: 'Add to calendar' });
    const saved = page.waitForEvent('download');
    await calendar.press('Enter');
    expect((await saved).suggestedFilename()).toBe('kenya.start.september.ics');
    const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    await page.clock.setFixedTime('2099-04-01T12:00:00');
    await page.reload();
    await autumn.scrollIntoViewIfNeeded();
    await expect(autumn.locator('[data-until]')).toHaveText('closed');
  });
});
