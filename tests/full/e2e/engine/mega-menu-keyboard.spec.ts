import { expect, test } from '@playwright/test';
import { desktop, panel, trigger, visit } from '../../../e2e/engine/menus';

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
});
