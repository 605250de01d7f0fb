import { expect, test } from '@playwright/test';
import { formOn, openHydrated } from '../../../e2e/tour-form';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page does not scroll smoothly to the form

test.describe('a mobile number', () => {
  test('is normalized when the field is left, however it was typed', async ({ page }) => {
    await openHydrated(page);
    const field = formOn(page).field('Mobile number');
    for (const typed of ['+91 98765 43210', '098765 43210', '98765 43210', '(98765)-43210']) {
      await field.fill(typed);
      await expect(field).toHaveValue(typed);
      await field.press('Tab');
      await expect(field).toHaveValue('9876543210');
    }
  });

  test('that begins with the digits of the country’s code is left alone', async ({ page }) => {
    await openHydrated(page);
    const field = formOn(page).field('Mobile number');
    await field.fill('9198765432');
    await field.press('Tab');
    await expect(field).toHaveValue('9198765432');
  });
});
