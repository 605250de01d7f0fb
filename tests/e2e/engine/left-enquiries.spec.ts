import { expect, type Page, test } from '@playwright/test';
import { ready } from '../hydration';
import { fill, formOn, keptInput, openHydrated, payload } from '../tour-form';

/** What becomes of an enquiry whose page was left before it was answered. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

test.describe('whoever leaves while an enquiry is being sent', () => {
  /** Leaves the form for the privacy policy before the receiver has answered, and lets it answer there. */
  async function leave(page: Page, answer: { status: number; json: object }) {
    await openHydrated(page);
    /** The body and the idempotency key of each request. */
    const sent: string[] = [];
    let posts = 0;
    await page.route('**/api/contact-form', async (route) => {
      const isFirst = posts === 0;
      posts += 1;
      sent.push(
        JSON.stringify([
          route.request().postDataJSON(),
          await route.request().headerValue('idempotency-key'),
        ]),
      );
      if (!isFirst) await route.fulfill(answer); // the first is never answered
    });
    await fill(page);
    await formOn(page).button.click();
    await expect(formOn(page).button).toHaveText('Sending…');
    await expect.poll(() => sent.length).toBe(1); // the button says “Sending…” before the request is sent
    await page.goto('/privacy-policy');
    return sent;
  }

  test('sees on the next page that it was received', async ({ page }) => {
    const sent = await leave(page, { status: 200, json: { ok: true } });
    const notice = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(notice).toContainText('We have received your enquiry.');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]); // with the same idempotency key, so the receiver keeps it once
    expect(JSON.parse(sent[0] ?? '')[0]).toEqual(payload);
    expect(await keptInput(page)).toBeNull();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(page.getByText('We have received your enquiry.')).toHaveCount(0);
  });
});
