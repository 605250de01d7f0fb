import { expect, test } from '@playwright/test';
import { hydrated, ready } from '../hydration';
import {
  accepts,
  expectFilled,
  fakeReceiver,
  fill,
  formOn,
  messages,
  payload,
  visitWithoutScripts,
} from '../tour-form';

/** A form as it is served, until its script comes; and if it does not. */

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

test.describe('before the script arrives', () => {
  test('what was typed and selected stays, with the mobile number normalized; the errors that the browser has found are shown, and go on being shown by the form', async ({
    page,
  }) => {
    const releaseScripts = await visitWithoutScripts(page);
    const { button, errors, field, thanks } = formOn(page);
    await fill(page);
    await field('First name').fill('');
    await field('Last name').fill('');
    await field('Mobile number').fill('+91 98765 43210');
    await button.click();
    await expect(errors).toHaveCount(2);
    await field('Current city').fill(' Surat'); // the visitor is still writing
    releaseScripts();
    await hydrated(button);
    await ready(page);
    await expect(field('First name')).toHaveAttribute('aria-invalid', 'true');
    await expect(errors).toHaveText(Object.values(messages).slice(0, 2));
    await expect(field('Current city')).toHaveValue(' Surat');
    await expect(field('Current city')).toBeFocused();
    await field('Current city').fill(payload.city);
    await field('Last name').pressSequentially('Rao');
    await expect(errors).toHaveCount(1);
    await field('First name').fill(payload.name);
    await expectFilled(page); // the number has been normalized
    const requests = await fakeReceiver(page, accepts);
    await button.click();
    await expect(thanks).toBeVisible();
    expect(requests[0]?.postDataJSON()).toEqual(payload);
  });

  test('an invalid field that is left shows no error until the form is sent, the browser itself refuses invalid values, and the form posts the same fields without script, none of them in the address', async ({
    page,
  }) => {
    const requests = await fakeReceiver(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Thanks' }),
    );
    await visitWithoutScripts(page);
    const { block, button, errors, field } = formOn(page);
    await field('Email address').pressSequentially('asha');
    await field('Current city').focus();
    await expect(errors).toHaveCount(0);
    await field('Email address').pressSequentially('@');
    await button.click();
    await expect(errors).toHaveText(Object.values(messages));
    await expect(field('First name')).toBeFocused();
    await field('First name').fill('Asha');
    await expect(errors).toHaveCount(6);

    await fill(page);
    await field('Mobile number').fill('12345');
    await button.click();
    await expect(field('Mobile number')).toBeFocused();
    await expect(block.locator('input:invalid')).toHaveCount(1);
    await field('Mobile number').fill('9876543210');
    await field('Email address').fill('asha@example');
    await expect(block.locator('input:invalid')).toHaveCount(1);
    expect(requests).toHaveLength(0);

    await fill(page);
    await button.click();
    await expect(page).toHaveURL(/\/api\/contact-form$/);
    expect(requests[0]?.method()).toBe('POST');
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''))).toEqual({
      ...payload,
      consent_version: '2026-11',
      form_version: expect.stringMatching(/^[\w-]{8}$/),
      website_url: '', // the honeypot, which only bots fill in
    });
  });
});
