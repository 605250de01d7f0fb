import { expect, test } from '@playwright/test';
import { desktop, header, hover, panel, trigger, visit } from '../../../e2e/engine/menus';

/** A menu of the header in the hands of somebody who has a keyboard: how it opens and closes, and where the focus is then. */

test.use({ viewport: desktop });

test.describe('a mega-menu', () => {
  for (const key of ['Enter', 'Space']) {
    test(`toggles at once with ${key}`, async ({ page }) => {
      await visit(page);
      await trigger(page, 'Offices').focus();
      await page.keyboard.press(key);
      await expect(panel(page, 'Offices')).toBeVisible();
      await page.keyboard.press(key);
      await expect(panel(page, 'Offices')).toBeHidden();
      await expect(trigger(page, 'Offices')).toBeFocused();
    });
  }

  test('closes with its close button, and the focus returns to its trigger', async ({ page }) => {
    await visit(page);
    await hover(page, 'Offices');
    await panel(page, 'Offices').getByRole('button', { name: 'Close menu' }).click();
    await expect(panel(page, 'Offices')).toBeHidden();
    await expect(trigger(page, 'Offices')).toBeFocused();
  });

  test('closes when the page scrolls, and keeps the focus in the header', async ({ page }) => {
    await visit(page);
    await trigger(page, 'Offices').focus();
    await page.keyboard.press('Enter');
    await panel(page, 'Offices').getByRole('link', { name: 'Harbour' }).focus();
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await expect(panel(page, 'Offices')).toBeHidden();
    await expect(trigger(page, 'Offices')).toBeFocused();
  });

  test('closes when a plain link beside it is chosen', async ({ page }) => {
    await visit(page);
    await trigger(page, 'Offices').focus();
    await page.keyboard.press('Enter');
    await header(page).getByRole('link', { name: 'Blog' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(panel(page, 'Offices')).toBeHidden();
  });
});
