import { expect, test } from '@playwright/test';
import { awake } from '../complaints';
import { tabLinks } from './offices';
import { chooseFilterOnce, openHeldBack } from './presses';

/** Whatever wakes an island is carried out once, however the visitor presses; what is meant for the browser is its own. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a tap before its script chooses a filter once', ({ page }) => chooseFilterOnce(page, 'a tap'));

test.describe('the tabs of the contact page', () => {
  test('leave the focus where the visitor has moved it since', async ({ page }) => {
    const letCome = await openHeldBack(page, '/contact');
    await tabLinks(page).first().focus();
    await page.keyboard.press('ArrowRight');
    const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
    await elsewhere.focus();
    letCome();
    await awake(tabLinks(page).first());
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(elsewhere).toBeFocused();
  });
});
