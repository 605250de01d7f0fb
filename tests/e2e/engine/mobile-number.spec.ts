import { expect, test } from '@playwright/test';
import { awake } from '../complaints';
import { formOn, formPage, openAwake } from '../consultation';
import { visitServed } from '../hold-back';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // the page comes to the form at once

test.describe('a mobile number', () => {
  test('is cleaned when the script comes, if its field was left before', async ({ page }) => {
    const letCome = await visitServed(page, formPage, '**/assets/*.js');
    const { button, field } = formOn(page);
    await field('Mobile number').fill('+91 98765 43210');
    await field('Current city').fill(' Surat'); // it is still being written
    letCome();
    await awake(button);
    await expect(field('Mobile number')).toHaveValue('9876543210');
    await expect(field('Current city')).toHaveValue(' Surat');
    await expect(field('Current city')).toBeFocused();
  });

  test('that begins with the digits of the country’s code is left alone', async ({ page }) => {
    await openAwake(page);
    const field = formOn(page).field('Mobile number');
    await field.fill('9198765432');
    await field.press('Tab');
    await expect(field).toHaveValue('9198765432');
  });
});
