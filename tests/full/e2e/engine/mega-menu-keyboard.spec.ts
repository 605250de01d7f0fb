import { expect, type Page, test } from '@playwright/test';
import { desktop, header, hover, leave, panel, trigger, visit } from '../../../e2e/engine/menus';

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

/** What a panel is closed by, each from a link in it that has the focus. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'the page, when it scrolls': (page) =>
    page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' })),
  Escape: (page) => page.keyboard.press('Escape'),
  'its close button': (page) =>
    panel(page, 'Offices').getByRole('button', { name: 'Close menu' }).press('Enter'),
  'a link beside it': (page) => header(page).getByRole('link', { name: 'Blog' }).focus(),
  'a press outside': async (page) => {
    await leave(page);
    await page.mouse.down();
    await page.mouse.up();
  },
};

test('a panel is entered by Tab again, whatever it was closed by', async ({ page }) => {
  await visit(page);
  const first = panel(page, 'Offices').getByRole('link', { name: 'Harbour' });
  const enter = async () => {
    await trigger(page, 'Offices').focus();
    await page.clock.runFor(1000);
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Offices')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(trigger(page, 'Offices')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  };
  for (const [name, close] of Object.entries(ways))
    await test.step(name, async () => {
      await enter();
      await page.clock.runFor(1000);
      await close(page);
      await expect(panel(page, 'Offices')).toBeHidden();
    });
  await enter();
});

test('a panel that the pointer has opened is entered by Tab, wherever the focus was', async ({ page }) => {
  await visit(page);
  await hover(page, 'Services');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await trigger(page, 'Services').focus();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Services').getByRole('link').first()).toBeFocused();
});
