import { expect, test } from '@playwright/test';
import { desktop, hover, leave, panel, trigger, visit } from './menus';

/** A menu of the header, and what a pointer does to it; mega-menu-keyboard.spec.ts has the keyboard. */

test.use({ viewport: desktop });

test.describe('a mega-menu', () => {
  test('opens on hover, one at a time, and closes 150 ms after the pointer has left', async ({ page }) => {
    await visit(page);
    await hover(page, 'Services');
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await hover(page, 'Countries');
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    await leave(page);
    await page.clock.runFor(149);
    await expect(panel(page, 'Countries')).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page, 'Countries')).toBeHidden();
  });

  test('toggles with a click: closed under a resting pointer, open again', async ({ page }) => {
    await visit(page);
    await hover(page, 'Rides');
    await page.clock.runFor(300);
    await trigger(page, 'Rides').click();
    await expect(panel(page, 'Rides')).toBeHidden();
    await page.mouse.move(0, 0, { steps: 1 });
    await page.clock.runFor(1000);
    await trigger(page, 'Rides').dispatchEvent('click', { detail: 1 }); // as a finger does: without hover
    await expect(panel(page, 'Rides')).toBeVisible();
    await trigger(page, 'Rides').dispatchEvent('click', { detail: 1 });
    await expect(panel(page, 'Rides')).toBeHidden();
  });
});
