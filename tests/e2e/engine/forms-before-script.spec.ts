import { expect, test } from '@playwright/test';
import { ready } from '../complaints';
import {
  accepts,
  expectFilled,
  fill,
  formOn,
  messages,
  open,
  payload,
  receiver,
  visitStill,
} from '../consultation';

/** A form as it is served, until its script comes; and if it does not. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

test.describe('before the script arrives', () => {
  test('what was typed and selected stays', async ({ page }) => {
    const letCome = await visitStill(page);
    await fill(page);
    letCome();
    await ready(page);
    await expectFilled(page);
    const requests = await receiver(page, accepts);
    await formOn(page).button.click();
    await expect(formOn(page).thanks).toBeVisible();
    expect(requests[0]?.postDataJSON()).toEqual(payload);
  });

  test('what the browser has found is shown until the script comes, and then by the form', async ({
    page,
  }) => {
    const letCome = await visitStill(page);
    const { button, errors, field } = formOn(page);
    await field('First name').fill('Asha');
    await button.click();
    await expect(errors).toHaveCount(6);
    letCome();
    await expect(field('Last name')).toHaveAttribute('aria-invalid', 'true');
    await expect(errors).toHaveText(Object.values(messages).slice(1));
    await expect(field('Last name')).toBeFocused();
    await field('Last name').pressSequentially('R');
    await expect(errors).toHaveCount(5);
  });

  test('the browser itself refuses invalid fields', async ({ page }) => {
    const requests = await receiver(page, accepts);
    await visitStill(page);
    const { button, field } = formOn(page);
    await fill(page);
    await field('Mobile number').fill('12345');
    await button.click();
    await expect(field('Mobile number')).toBeFocused();
    await expect(formOn(page).block.locator('input:invalid')).toHaveCount(1);
    await field('Mobile number').fill('9876543210');
    await field('Email address').fill('asha@example');
    await expect(formOn(page).block.locator('input:invalid')).toHaveCount(1);
    expect(requests).toHaveLength(0);
  });

  test('nothing moves under a press that leaves a wrong field: it shows all messages', async ({ page }) => {
    await visitStill(page);
    const { button, errors, field } = formOn(page);
    await field('Email address').pressSequentially('asha');
    await field('Current city').focus();
    await expect(errors).toHaveCount(0);
    await field('Email address').pressSequentially('@');
    await button.click();
    await expect(errors).toHaveText(Object.values(messages));
    await expect(field('First name')).toBeFocused();
    await field('First name').fill('Asha');
    await expect(errors).toHaveCount(6);
  });

  test('the form posts the same fields without script, and none of them in the address', async ({ page }) => {
    const requests = await receiver(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
    );
    await visitStill(page);
    await fill(page);
    await formOn(page).button.click();
    await expect(page).toHaveURL(/\/api\/contact-form$/);
    expect(requests[0]?.method()).toBe('POST');
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''))).toEqual({
      ...payload,
      consent_version: '2026-11',
      form_version: expect.stringMatching(/^[\w-]{8}$/),
      website_url: '',
    });
  });
});

test('a form whose script does not come posts by itself', async ({ page }) => {
  const requests = await receiver(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
  );
  await page.route('**/enquiry-form.island.*.js', (route) => route.abort());
  await open(page);
  await fill(page);
  await formOn(page).button.click();
  await expect(page).toHaveURL(/\/api\/contact-form$/);
  expect(requests.map((request) => request.method())).toEqual(['POST']);
});
