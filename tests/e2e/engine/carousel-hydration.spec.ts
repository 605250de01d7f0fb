import { expect, test } from '@playwright/test';
import { expectPaused, expectSlides, seenIn, show, swiperScript, titlesOf } from '../carousels';
import { holdBack } from '../hold-back';
import { stepsOn, visitSteps } from './steps-carousel';

/** A carousel before its scripts have come, and while they come. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel answers presses from before its script has come', async ({ page }) => {
  const releaseScripts = await holdBack(page, '**/carousel.island*');
  await page.goto('/');
  const steps = stepsOn(page);
  const titles = await titlesOf(steps);
  await show(steps);
  const next = await steps.next.elementHandle();
  await steps.next.click();
  await expect.poll(() => seenIn(steps)).toEqual(titles.slice(1, 5));
  await steps.next.click();
  releaseScripts();
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
  expect(await next?.evaluate((button) => button.isConnected)).toBe(true);
});

test('a carousel continues to the target of a press when Swiper arrives during the scroll, in the same space', async ({
  page,
}) => {
  const releaseScripts = await holdBack(page, swiperScript);
  await page.exposeFunction('releaseScripts', releaseScripts);
  const { steps, titles } = await visitSteps(page);
  const size = () =>
    steps.block.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
  const before = await size();
  await steps.block.locator('[data-effect]').evaluate((view) => {
    const { releaseScripts } = window as unknown as { releaseScripts: () => void };
    view.addEventListener('scroll', () => releaseScripts(), { once: true });
  });
  await steps.dots.nth(2).click();
  await steps.block.locator('[data-engaged]').waitFor();
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
  expect(await size()).toEqual(before);
});
