import { expect, test } from '@playwright/test';
import { engine, expectPaused, expectSlides, seenIn, show, titlesOf } from '../carousels';
import { ready } from '../complaints';
import { holdBack } from '../hold-back';
import { openSteps, stepsOn, visitSteps } from './steps-carousel';

/** A carousel before its scripts have come, while they come, and without them. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel takes the same space before and after the engine arrives', async ({ page }) => {
  await page.route(engine, () => {});
  await page.goto('/');
  await ready(page);
  const { block } = stepsOn(page);
  const size = () =>
    block.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
  const before = await size();
  await page.unrouteAll();
  await openSteps(page);
  expect(await size()).toEqual(before);
});

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

test('a carousel is a list that scrolls, without buttons that do nothing, if its script cannot be fetched', async ({
  page,
}) => {
  await page.route('**/carousel.island*', (request) => request.abort());
  await page.goto('/');
  const steps = stepsOn(page);
  await show(steps);
  await steps.next.dispatchEvent('click'); // a pointer would wake it before its press
  await expect(steps.next).toBeHidden();
  await steps.slides.nth(6).scrollIntoViewIfNeeded();
  await expect(steps.slides.nth(6)).toBeInViewport({ ratio: 0.5 });
});

test.describe('a carousel without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has no buttons that do nothing, and every slide can be scrolled to', async ({ page }) => {
    await page.goto('/');
    const { slides, next, toggle } = stepsOn(page);
    await expect(next).toBeHidden();
    await expect(toggle).toBeHidden();
    await slides.nth(6).scrollIntoViewIfNeeded();
    await expect(slides.nth(6)).toBeInViewport({ ratio: 0.5 });
    await expect(slides.nth(6).getByRole('link', { name: 'Know More' })).toHaveAttribute('href', '/contact');
  });
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

test('a carousel continues to the target of a press when its engine arrives during the scroll', async ({
  page,
}) => {
  const letCome = await holdBack(page, engine);
  await page.exposeFunction('letCome', letCome);
  const { steps, titles } = await visitSteps(page);
  await steps.block.locator('[data-effect]').evaluate((view) => {
    const { letCome } = window as unknown as { letCome: () => void };
    view.addEventListener('scroll', () => letCome(), { once: true });
  });
  await steps.dots.nth(2).click();
  await steps.block.locator('[data-engaged]').waitFor();
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
});

test('a carousel counts each press once if its engine is there before the view has begun to scroll', async ({
  page,
}) => {
  const asked = page.waitForRequest(engine);
  const { steps, titles } = await visitSteps(page);
  await steps.next.hover();
  const address = (await asked).url();
  await page.mouse.move(0, 0);
  await page.goto('/'); // at its top: out of view the carousel sleeps
  await page.evaluate((script) => import(script), address);
  await expect(steps.block.locator('[data-awake]')).toHaveCount(0);
  await steps.next.evaluate((next: HTMLElement) => {
    for (let press = 0; press < 2; press++) next.click();
  });
  await steps.block.locator('[data-engaged]').waitFor();
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
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

test('a carousel counts a press just before its engine arrives, when the view has not begun to scroll', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function scrollLater(this: Element, options) {
      Object.assign(window, { scrollNow: () => Reflect.apply(scrollTo, this, [options]) });
    };
  });
  const letCome = await holdBack(page, engine);
  const { steps, titles } = await visitSteps(page);
  await steps.dots.nth(2).click();
  const response = page.waitForResponse(engine);
  letCome();
  await (await response).finished();
  await page.evaluate(() => (window as unknown as { scrollNow: () => void }).scrollNow());
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
});
