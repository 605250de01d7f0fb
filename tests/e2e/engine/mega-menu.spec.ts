import { expect, test } from '@playwright/test';
import { desktop, hover, hydrateMenu, leave, panel, stayHere, trigger, visit } from './menus';

/** A menu of the header, and what a pointer does to it; mega-menu-keyboard.spec.ts has the keyboard. */

test.use({ viewport: desktop });

test('a mega-menu opens, stays open and closes by a pointer', async ({ page }) => {
  await visit(page);
  /** Moves the pointer off the menus, until every panel has been closed for some time. */
  const restOutside = async () => {
    await leave(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('banner').getByRole('group')).toHaveCount(0);
  };

  await test.step('on hover, one at a time, until 150 ms after the pointer has left', async () => {
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

  await test.step('it stays open when the pointer comes back in time', async () => {
    await restOutside();
    await hover(page, 'Countries');
    await leave(page);
    await page.clock.runFor(100);
    await trigger(page, 'Countries').hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'Countries')).toBeVisible();
    await panel(page, 'Countries').getByRole('link', { name: 'Portugal' }).hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'Countries')).toBeVisible();
    await leave(page);
    await page.clock.runFor(150);
    await expect(panel(page, 'Countries')).toBeHidden();
  });

  await test.step('a click toggles it: closed under a resting pointer, open again', async () => {
    await restOutside();
    await hover(page, 'Rides');
    await page.clock.runFor(300); // so that the click is no part of the gesture that opened the panel
    await trigger(page, 'Rides').click();
    await expect(panel(page, 'Rides')).toBeHidden();
    await page.mouse.move(0, 0, { steps: 1 });
    await page.clock.runFor(1000);
    await trigger(page, 'Rides').dispatchEvent('click', { detail: 1 }); // as a finger does: without hover
    await expect(panel(page, 'Rides')).toBeVisible();
    await trigger(page, 'Rides').dispatchEvent('click', { detail: 1 });
    await expect(panel(page, 'Rides')).toBeHidden();
  });

  await test.step('it stays open under the click of the gesture that opened it, and closes with the next', async () => {
    await restOutside();
    await hover(page, 'Rides');
    await page.clock.runFor(250);
    await page.mouse.down();
    await page.mouse.up();
    await expect(panel(page, 'Rides')).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(panel(page, 'Rides')).toBeHidden();
  });

  await test.step('a press outside closes it', async () => {
    await restOutside();
    await trigger(page, 'Offices').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Offices')).toBeVisible();
    await page.clock.runFor(1);
    await leave(page);
    await page.mouse.down();
    await expect(panel(page, 'Offices')).toBeHidden();
    await page.mouse.up();
  });

  await test.step('Escape closes it under a resting pointer, and it stays closed', async () => {
    await restOutside();
    await hover(page, 'Countries');
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(panel(page, 'Countries')).toBeHidden();
  });

  await test.step('a link closes it at once, before the page that it leads to has come; there the menu marks the link as current', async () => {
    await restOutside();
    await hover(page, 'Countries');
    const goOn = await stayHere(page);
    await panel(page, 'Countries').getByRole('link', { name: 'Portugal' }).click();
    await expect(panel(page, 'Countries')).toBeHidden();
    await goOn();
    await page.clock.runFor(1000);
    await hover(page, 'Countries');
    await panel(page, 'Countries').getByRole('link', { name: 'Portugal' }).click();
    await expect(page).toHaveURL('/portugal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ride in Portugal');
    await hydrateMenu(page);
    await leave(page);
    await page.clock.runFor(1000);
    await hover(page, 'Countries');
    await expect(panel(page, 'Countries').locator('[aria-current="page"]')).toHaveText(/^Portugal/);
  });
});
