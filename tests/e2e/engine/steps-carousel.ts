import type { Page } from '@playwright/test';
import { carouselIn, openRunning, show, titlesOf } from '../carousels';
import { ready } from '../hydration';

/** The steps of the fixture's home page: a carousel of seven, of which four are seen in a wide window. */
export const stepsOn = (page: Page) => carouselIn(page.locator('#process'));

/** In the view, in real time. */
export async function visitSteps(page: Page) {
  await page.goto('/');
  await ready(page);
  const steps = stepsOn(page);
  const titles = await titlesOf(steps);
  await show(steps);
  return { steps, titles };
}

/** In the view and playing, with a stopped clock. */
export async function openSteps(page: Page) {
  const steps = stepsOn(page);
  await openRunning(page, '/', steps);
  return { steps, titles: await titlesOf(steps) };
}
