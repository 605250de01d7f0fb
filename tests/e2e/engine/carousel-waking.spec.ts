import { expect, test } from '@playwright/test';
import { engine, expectPaused, expectSlides, seenIn, show, titlesOf } from '../carousels';
import { holdBack } from '../hold-back';
import { stepsOn, visitSteps } from './steps-carousel';

/** A carousel before its scripts have come, while they come, and without them. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel answers presses from before its script has come', async ({ page }) => {
  const letCome = await holdBack(page, '**/carousel.island*');
  await page.goto('/');
  const steps = stepsOn(page);
  const titles = await titlesOf(steps);
  await show(steps);
  const next = await steps.next.elementHandle();
  await steps.next.click();
  await expect.poll(() => seenIn(steps)).toEqual(titles.slice(1, 5));
  await steps.next.click();
  letCome();
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
  expect(await next?.evaluate((button) => button.isConnected)).toBe(true);
});

test('a carousel counts every press without its engine, even while it scrolls', async ({ page }) => {
  await page.route(engine, (request) => request.abort());
  await page.setViewportSize({ width: 639, height: 720 });
  const { steps, titles } = await visitSteps(page);
  await steps.next.evaluate((next: HTMLElement) => {
    for (let press = 0; press < 3; press++) next.click();
  });
  await expectSlides(steps, titles, 4, 1);
});

test('a carousel continues to the target of a press when its engine arrives during the scroll, in the same space', async ({
  page,
}) => {
  const letCome = await holdBack(page, engine);
  await page.exposeFunction('letCome', letCome);
  const { steps, titles } = await visitSteps(page);
  const size = () =>
    steps.block.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
  const before = await size();
  await steps.block.locator('[data-effect]').evaluate((view) => {
    const { letCome } = window as unknown as { letCome: () => void };
    view.addEventListener('scroll', () => letCome(), { once: true });
  });
  await steps.dots.nth(2).click();
  await steps.block.locator('[data-engaged]').waitFor();
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
  expect(await size()).toEqual(before);
});

test('a carousel keeps a focused slide in view from the first frame of its engine', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letCome = await holdBack(page, engine);
  const { steps } = await visitSteps(page);
  const walk = await steps.block
    .locator('ul')
    .first()
    .evaluateHandle((track) => {
      const come = new Promise((resolve) => {
        const view = track.parentElement;
        if (view) new MutationObserver(resolve).observe(view, { attributeFilter: ['data-engaged'] });
      });
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      /** A link a frame: which of them are not in the view when it ends? */
      const follow = async () => {
        const lost: string[] = [];
        await come;
        for (const link of track.querySelectorAll('a')) {
          link.focus();
          await nextFrame();
          const { left, right } = link.getBoundingClientRect();
          if (left < 0 || right > window.innerWidth) lost.push(`${link.textContent}: ${left} to ${right}`);
        }
        return lost;
      };
      return { lost: follow() };
    });
  letCome();
  expect(await walk.evaluate(({ lost }) => lost)).toEqual([]);
});
