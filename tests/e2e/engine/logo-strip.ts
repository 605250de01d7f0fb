import type { Page } from '@playwright/test';
import { hydrated } from '../hydration';

/** The strip of partners' logos. Script adds copies of the logos, which close the loop and are for the eye alone. */
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
  const strip = logosOn(page);
  await strip.block.evaluate((block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await hydrated(strip.toggle);
  return strip;
}

/** Whether the strip moves now. */
export const isMoving = (page: Page) =>
  logosOn(page).track.evaluate((track) => getComputedStyle(track).animationPlayState === 'running');
