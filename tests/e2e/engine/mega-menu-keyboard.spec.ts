import { expect, test } from '@playwright/test';
import { desktop, header, hover, hydrateMenu, panel, trigger, visit } from './menus';

/** A menu of the header in the hands of somebody who has a keyboard: how it opens and closes, and where the focus is then. */

test.use({ viewport: desktop });

test('a mega-menu is opened, walked and closed by keys, and the focus is never lost', async ({ page }) => {
  await visit(page);

  await test.step('Tab and the arrows walk through it, and Enter follows a link', async () => {
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
    await hydrateMenu(page);
  });

  await test.step('Escape closes it, and the focus returns to its trigger', async () => {
    await trigger(page, 'Countries').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Countries').getByRole('link', { name: 'Norway' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Countries')).toBeHidden();
    await expect(trigger(page, 'Countries')).toBeFocused();
  });

  await test.step('its close button closes it, and the focus returns to its trigger', async () => {
    await hover(page, 'Offices');
    await panel(page, 'Offices').getByRole('button', { name: 'Close menu' }).click();
    await expect(panel(page, 'Offices')).toBeHidden();
    await expect(trigger(page, 'Offices')).toBeFocused();
  });

  await test.step('scrolling the page closes it, and the focus returns to its trigger', async () => {
    await page.mouse.move(640, 790);
    await page.clock.runFor(1000);
    await page.keyboard.press('Enter');
    await panel(page, 'Offices').getByRole('link', { name: 'Harbour' }).focus();
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await expect(panel(page, 'Offices')).toBeHidden();
    await expect(trigger(page, 'Offices')).toBeFocused();
    // The scroll event comes in the next frame, and would close what the next step opens.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo({ top: 0, behavior: 'instant' });
        }),
    );
  });

  await test.step('a plain link beside it closes it', async () => {
    await trigger(page, 'Offices').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Offices')).toBeVisible();
    await header(page).getByRole('link', { name: 'Blog' }).focus();
    await expect(panel(page, 'Offices')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
  });
});
