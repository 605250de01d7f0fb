import type { Page } from '@playwright/test';
import { ready } from '../hydration';

export const route = '/lodges';

/** Filters and cards of the lodges. */
export function explorerOn(page: Page) {
  const block = page.locator('[data-block=university-explorer]');
  const filter = (name: string) => block.getByRole('group', { name });
  return {
    block,
    cards: block.locator('[data-item]').filter({ visible: true }),
    status: block.getByRole('status'),
    choose: (name: string, option: string) =>
      filter(name).getByRole('button', { name: option, exact: true }).click(),
    chosen: (name: string) => filter(name).locator('button[aria-pressed=true]'),
    countriesAndLevels: block.locator('h3 + p').filter({ visible: true }),
  };
}

export async function open(page: Page, query = '') {
  await page.goto(route + query);
  await ready(page);
  return explorerOn(page);
}
