import { expect, test } from '@playwright/test';
import { ready } from '../complaints';
import {
  accepts,
  expectFilled,
  fill,
  formOn,
  messages,
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
});
