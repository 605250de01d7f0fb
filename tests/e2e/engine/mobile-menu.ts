import { expect, type Page } from '@playwright/test';
import { header } from './menus';

/** The menu of the header on a phone, whose groups are expanded in place. */

export const menuButton = (page: Page) => header(page).getByRole('button', { name: /^(Menu|Close menu)$/ });
export const mobileMenu = (page: Page) => header(page).locator('[popover]');
export const group = (page: Page, name: string) => mobileMenu(page).locator('details', { hasText: name });
export const summary = (page: Page, name: string) => mobileMenu(page).locator('summary', { hasText: name });

export async function openMobileMenu(page: Page, path = '/about') {
  await page.goto(path);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await menuButton(page).click();
  await expect(mobileMenu(page)).toBeVisible();
}
