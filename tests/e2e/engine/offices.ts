import type { Page } from '@playwright/test';
import { hydrate, ready } from '../hydration';

/** The offices of the fixture: as tabs on `/contact`, as an accordion on `/about`. */

export const names = ['Harbour', 'Mill', 'Station', 'Orchard'];

/** What the tabs are before they hydrate. */
export const tabLinks = (page: Page) =>
  page.locator('[data-block=offices] [data-island=tabs] ul a[id$=-tab]');

export const tabsOn = (page: Page) => {
  const block = page.locator('[data-block=offices]');
  return { block, tab: block.getByRole('tab'), panel: block.getByRole('tabpanel') };
};

export async function openTabs(page: Page) {
  await page.goto('/contact');
  await ready(page);
  const tabs = tabsOn(page);
  await hydrate(tabs.block.locator('[data-island=tabs]'));
  return tabs;
}

/** The entries of the accordion. */
export const officesOn = (page: Page) => page.locator('[data-block=offices] details');
export const expandedOffices = (page: Page) => page.locator('[data-block=offices] details[open] summary');

export async function openAccordion(page: Page) {
  await page.goto('/about');
  await ready(page);
  await hydrate(officesOn(page).first());
}
