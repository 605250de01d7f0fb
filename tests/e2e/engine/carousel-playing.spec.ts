import { expect, test } from '@playwright/test';
import { engaged, expectPaused, expectSlides, openStill, seenIn, titlesOf } from '../carousels';
import { openSteps, stepsOn } from './steps-carousel';

/** When a carousel plays, and when it waits. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel is paused and resumed by its button', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  await steps.toggle.click();
  await expectPaused(steps);
  await page.clock.runFor(9000);
  await expectSlides(steps, titles, 1, 4);
  await steps.toggle.click();
  await steps.running.waitFor();
  await page.clock.runFor(3000);
  await expectSlides(steps, titles, 2, 4);
});

test('a carousel plays in a loop, from the last to the first without rewinding', async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 720 });
  const { steps, titles } = await openSteps(page);
  for (const number of [2, 3, 4, 5, 6, 7, 1]) {
    await page.clock.runFor(3000);
    await expectSlides(steps, titles, number, 1);
  }
});

test('a carousel does not move with reduced motion until it is resumed, and then moves at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const steps = stepsOn(page);
  await openStill(page, '/');
  await engaged(steps);
  const titles = await titlesOf(steps);
  await expectPaused(steps);
  await page.clock.runFor(9000);
  await expectSlides(steps, titles, 1, 4);
  await steps.next.click();
  await expect.poll(() => seenIn(steps)).toEqual(titles.slice(1, 5));
  await steps.toggle.click();
  await steps.running.waitFor();
  await page.clock.runFor(3000);
  await expectSlides(steps, titles, 3, 4);
});
