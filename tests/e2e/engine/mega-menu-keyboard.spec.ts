import { expect, test } from '@playwright/test';
import { desktop, header, panel, trigger, visit } from './menus';

/** A menu of the header in the hands of somebody who has a keyboard: how it opens and closes, and where the focus is then. */

test.use({ viewport: desktop });

test.describe('a mega-menu', () => {
  test('closes with Escape, and the focus returns to its trigger', async ({ page }) => {
    await visit(page);
    await trigger(page, 'Countries').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Countries').getByRole('link', { name: 'Norway' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Countries')).toBeHidden();
    await expect(trigger(page, 'Countries')).toBeFocused();
  });

  test('can be used by the keyboard alone', async ({ page }) => {
    await visit(page);
    await header(page).getByRole('link', { name: 'About Us' }).focus();
    await page.keyboard.press('Tab');
    await expect(trigger(page, 'Services')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(1);
    await expect(trigger(page, 'Countries')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(1);
    await page.keyboard.press('Enter');
    const open = panel(page, 'Rides');
    for (const name of ['Road', 'Gravel', 'Family']) {
      await page.keyboard.press('Tab');
      await expect(open.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(open.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(trigger(page, 'Offices')).toBeFocused();
    await expect(open).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'Offices').getByRole('link', { name: 'Harbour' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/mill-office');
    await expect(panel(page, 'Offices')).toBeHidden();
  });
});
