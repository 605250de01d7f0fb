import { expect, test } from '@playwright/test';
import {
  expectPaused,
  expectSlides,
  openStill,
  seenIn,
  show,
  showUntilEngaged,
  titlesOf,
} from '../../../e2e/carousels';
import { openSteps, stepsOn } from '../../../e2e/engine/steps-carousel';

/** When a carousel plays, and when it waits. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel waits under the pointer, and continues when it has left', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  await steps.slides.first().hover();
  await expect(steps.running).toHaveCount(0);
  await page.clock.runFor(9000);
  await expectSlides(steps, titles, 1, 4);
  await page.mouse.move(1, 1);
  await steps.running.waitFor();
  await page.clock.runFor(3000);
  await expectSlides(steps, titles, 2, 4);
});

test('a carousel waits while the focus is inside, and Resume takes effect at once', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  await steps.slides.first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(steps.slides.nth(1).getByRole('link')).toBeFocused();
  await expect(steps.running).toHaveCount(0);
  await page.clock.runFor(9000);
  await expectSlides(steps, titles, 1, 4);
  await steps.toggle.focus();
  await page.keyboard.press('Space');
  await expectPaused(steps);
  await page.keyboard.press('Space');
  await steps.running.waitFor();
  await page.clock.runFor(3000);
  await expectSlides(steps, titles, 2, 4);
});

test('a carousel waits while it is out of view', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(steps.running).toHaveCount(0);
  await page.clock.runFor(9000);
  await show(steps);
  await steps.running.waitFor();
  await expectSlides(steps, titles, 1, 4);
});

test('a carousel plays in a loop, from the last to the first without rewinding', async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 720 });
  const { steps, titles } = await openSteps(page);
  for (const number of [2, 3, 4, 5, 6, 7, 1]) {
    await page.clock.runFor(3000);
    await expectSlides(steps, titles, number, 1);
  }
});

test('a carousel does not play with reduced motion until it is resumed, and goes on by a button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const steps = stepsOn(page);
  await openStill(page, '/');
  await showUntilEngaged(steps);
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
