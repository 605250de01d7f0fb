import { expect, test } from '@playwright/test';
import { desktop, panel, trigger, visitUnscripted } from '../../../e2e/engine/menus';
import { hydrated } from '../../../e2e/hydration';

/** The menus as they are served, and what becomes of them when their script comes. */

test.use({ viewport: desktop });

test.describe('when the script enhances the menus', () => {
  test('a panel that is in use stays open, with its focus', async ({ page }) => {
    const releaseScript = await visitUnscripted(page, '/about');
    await trigger(page, 'Offices').focus();
    const harbour = panel(page, 'Offices').getByRole('link', { name: 'Harbour' });
    await page.keyboard.press('Tab');
    await expect(harbour).toBeFocused();
    await releaseScript();
    await hydrated(trigger(page, 'Offices'));
    await expect(harbour).toBeFocused();
    await expect(trigger(page, 'Offices')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'Offices')).toBeFocused();
    await expect(panel(page, 'Offices')).toBeHidden();
  });
});
