import { expect, test } from '@playwright/test';
import { awake } from '../../../e2e/complaints';
import { desktop, groups, header, hrefs, panel, trigger, visitUnscripted } from '../../../e2e/engine/menus';

/** The menus as they are served, and what becomes of them when their script comes. */

test.use({ viewport: desktop });

test.describe('when the script enhances the menus', () => {
  test('a panel that is in use stays open, with its focus', async ({ page }) => {
    const hydrate = await visitUnscripted(page, '/about');
    await trigger(page, 'Offices').focus();
    const harbour = panel(page, 'Offices').getByRole('link', { name: 'Harbour' });
    await page.keyboard.press('Tab');
    await expect(harbour).toBeFocused();
    await hydrate();
    await awake(trigger(page, 'Offices'));
    await expect(harbour).toBeFocused();
    await expect(trigger(page, 'Offices')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'Offices')).toBeFocused();
    await expect(panel(page, 'Offices')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML has every link of both menus', async ({ page }) => {
    await page.goto('/about');
    const navigations = header(page).locator('nav');
    await expect(navigations).toHaveCount(2);
    for (const navigation of await navigations.all()) {
      expect(await hrefs(navigation.locator('a'))).toEqual([
        '/',
        '/about',
        ...Object.values(groups).flat(),
        '/blog',
        '/contact',
      ]);
    }
  });

  test('a panel opens under the pointer, and its links work', async ({ page }) => {
    await page.goto('/about');
    await expect(panel(page, 'Countries')).toBeHidden();
    await trigger(page, 'Countries').hover();
    await panel(page, 'Countries').getByRole('link', { name: 'Japan' }).click();
    await expect(page).toHaveURL('/japan');
  });
});
