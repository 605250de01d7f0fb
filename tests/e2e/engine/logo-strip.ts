import type { Page } from '@playwright/test';
import { hydrated } from '../hydration';

/** The strip of partners: what everybody meets, and the copy that closes the loop. */
export function logosOn(page: Page) {
  const block = page.locator('[data-block=logos]');
  return {
    block,
    logos: block.locator('[data-item] img'),
    copies: block.locator('[data-copy] img'),
    track: block.locator('[data-state]'),
    toggle: block.locator('button'),
  };
}

export async function open(page: Page, route = '/') {
  await page.goto(route);
  const parts = logosOn(page);
  await parts.block.evaluate((block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await hydrated(parts.toggle);
  return parts;
}

/** Whether the strip moves now. */
export const isMoving = (page: Page) =>
  logosOn(page).track.evaluate((track) => getComputedStyle(track).animationPlayState === 'running');
