import { expect, type Page } from '@playwright/test';
import { ready } from '../hydration';

/** The figures of the fixture's home page: the final ones, and what counts over them for the eye alone. */
export function countersOn(page: Page) {
  const block = page.locator('[data-block=counters]');
  return {
    block,
    list: block.locator('[data-island=counters]'),
    final: block.locator('[data-final]'),
    counting: block.locator('[data-final] + [aria-hidden=true]'),
  };
}

/** What the counters show in the end. */
export const finals = ['10,000+', '96%', '4'];

export const show = (page: Page) =>
  countersOn(page).list.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Opens the home page with a stopped clock and the counters below the view. */
export async function open(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await ready(page);
  await expect(countersOn(page).list).toHaveAttribute('data-hydrated');
  await page.clock.pauseAt(60_000);
}
