import { expect, test } from '@playwright/test';
import { accepts, fakeReceiver, fill, formOn, messages, open, payload } from '../../../e2e/tour-form';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an empty form shows every message, sends nothing and focuses the first field', async ({ page }) => {
      await open(page);
      const requests = await fakeReceiver(page, accepts);
      const { button, errors, field } = formOn(page);
      await button.click();
      await expect(errors).toHaveText(Object.values(messages));
      for (const [label, message] of Object.entries(messages)) {
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      }
      await expect(field('First name')).toBeFocused();
      await expect(field('First name')).toBeInViewport({ ratio: 1 });
      expect(requests).toHaveLength(0);
    });

    test('an enquiry is sent once as JSON, and the thank-you message replaces the form', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await open(page);
      const requests = await fakeReceiver(page, accepts);
      const { button, form, thanks } = formOn(page);
      await fill(page);
      await button.click();
      await expect(thanks).toBeFocused();
      const title = thanks.getByRole('heading', { level: 3 });
      await expect(title).toHaveText('Thank you');
      await expect(title).toBeInViewport({ ratio: 1 });
      // As on the thank-you page, to which a browser without script is led.
      await expect(thanks.getByRole('heading', { level: 4 })).toHaveText('What happens next');
      await expect(thanks.getByRole('link', { name: 'privacy policy' })).toBeVisible();
      await expect(form).toHaveCount(0);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.method()).toBe('POST');
      expect(requests[0]?.headers()['content-type']).toBe('application/json');
      expect(requests[0]?.postDataJSON()).toEqual(payload);
      await page.clock.runFor(60_000);
      await expect(thanks).toBeVisible();
    });
  });
}

test('an invalid field shows only its own error, however it is wrong', async ({ page }) => {
  await open(page);
  const requests = await fakeReceiver(page, accepts);
  const { button, errors, field } = formOn(page);
  for (const [label, wrong, why] of [
    ['Email address', 'asha rao@example.com', ''],
    ['Mobile number', '98765 43210 1', ' A mobile number has 10 digits; this one has 11.'],
  ] as const) {
    await fill(page);
    await expect(errors).toHaveCount(0);
    await field(label).fill(wrong);
    await button.click();
    await expect(errors, `“${wrong}”`).toHaveText([messages[label] + why]);
    await expect(field(label)).toBeFocused();
  }
  expect(requests).toHaveLength(0);
});
