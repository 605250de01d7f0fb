import { type Page, test } from '@playwright/test';
import { awake, ready } from '../../../e2e/complaints';
import { menu, trigger } from '../../../e2e/engine/sleeping-menu';

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
