import { expect, type Page, test } from '@playwright/test';
import { awake, complaintsOf, ready } from '../../../e2e/complaints';
import { addForm, eventsOf, menu, panel, script, send, trigger } from '../../../e2e/engine/sleeping-menu';
import { holdBack } from '../../../e2e/hold-back';

/** The loader: when an island wakes, and what becomes of a press before it is awake. */

test.use({ viewport: { width: 1280, height: 800 } });

for (const [way, comeNear] of [
  ['a pointer', (page: Page) => trigger(page, 'Offices').dispatchEvent('pointerdown')],
  ['the focus', (page: Page) => trigger(page, 'Offices').focus()],
] as const) {
  test(`${way} wakes an island`, async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    await comeNear(page);
    await awake(menu(page));
  });
}

test('a press that opens a menu by style opens it for good', async ({ page }) => {
  const letCome = await holdBack(page, script);
  await page.goto('/about');
  await trigger(page, 'Offices').click();
  await expect(panel(page, 'Offices')).toBeVisible();
  letCome();
  await awake(menu(page));
  await expect(trigger(page, 'Offices')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, 'Offices')).toBeVisible();
});

test('a key with a modifier is the browser’s', async ({ page }) => {
  await page.route(script, () => {});
  await page.goto('/about');
  const events = await eventsOf(page);
  await trigger(page, 'Offices').focus();
  await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(() => events).toEqual(['Control', 'ArrowLeft']);
});

test('an island whose script throws stays as it was served, and the error is reported', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function wake() { throw new Error('the menu is broken'); }",
    }),
  );
  await page.goto('/about');
  await trigger(page, 'Offices').hover();
  await expect.poll(() => complaints.join()).toContain('the menu is broken');
  await panel(page, 'Offices').getByRole('link', { name: 'Harbour' }).click();
  await expect(page).toHaveURL('/harbour-office');
});

test('a control that needs its script is not shown before there is one', async ({ page }) => {
  await page.route('**/entry-browser.*.js', (route) => route.abort());
  await page.goto('/about');
  await trigger(page, 'Offices').hover();
  await expect(panel(page, 'Offices')).toBeVisible();
  await expect(panel(page, 'Offices').getByRole('button')).toBeHidden();
});

test('without a network a press is the browser’s', async ({ page }) => {
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await addForm(page);
  await send(page);
  await expect(page).toHaveURL('/blog?');
});
