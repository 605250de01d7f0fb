import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../../../e2e/complaints';
import { addForm, menu, panel, script, send, trigger } from '../../../e2e/engine/unhydrated-menu';
import { hydrated, ready } from '../../../e2e/hydration';

/** The loader (entry-browser.ts): when it hydrates an island, and what becomes of a press before that. */

test.use({ viewport: { width: 1280, height: 800 } });

for (const [way, comeNear] of [
  ['a pointer', (page: Page) => trigger(page, 'Offices').dispatchEvent('pointerdown')],
  ['the focus', (page: Page) => trigger(page, 'Offices').focus()],
] as const) {
  test(`${way} hydrates an island`, async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    await comeNear(page);
    await hydrated(menu(page));
  });
}

test('an island whose script throws stays as it was served, and the error is reported', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function hydrate() { throw new Error('the menu is broken'); }",
    }),
  );
  await page.goto('/about');
  await trigger(page, 'Offices').hover();
  await expect.poll(() => complaints.join()).toContain('the menu is broken');
  await page.mouse.move(640, 700);
  await expect(panel(page, 'Offices')).toBeHidden();
  await trigger(page, 'Offices').press('Enter');
  await expect(panel(page, 'Offices')).toBeVisible();
  await panel(page, 'Offices').getByRole('link', { name: 'Harbour' }).click();
  await expect(page).toHaveURL('/harbour-office');
});

test('a press is left to the browser if the script cannot be fetched, as without a network', async ({
  page,
}) => {
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await addForm(page);
  await send(page);
  await expect(page).toHaveURL('/blog?');
});
