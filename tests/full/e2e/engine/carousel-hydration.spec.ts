import { expect, test } from '@playwright/test';
import { expectPaused, expectSlides, seenIn, show, swiperScript } from '../../../e2e/carousels';
import { stepsOn, visitSteps } from '../../../e2e/engine/steps-carousel';
import { holdBack, visitServed } from '../../../e2e/hold-back';

/** A carousel before its scripts have come, while they come, and without them. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel is a list that scrolls without Swiper, and its buttons scroll it', async ({ page }) => {
  await page.route(swiperScript, (request) => request.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { steps, titles } = await visitSteps(page);
  await steps.next.click();
  await expectSlides(steps, titles, 2, 4);
  await steps.dots.nth(2).click();
  await expectSlides(steps, titles, 3, 4);
});

test('a carousel moves with every press without Swiper, at its end, too', async ({ page }) => {
  await page.route(swiperScript, (request) => request.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { steps, titles } = await visitSteps(page);
  for (const first of [2, 3, 4, 1, 2]) {
    await steps.next.click();
    await expectSlides(steps, titles, first, 4);
  }
  for (const first of [1, 4, 3]) {
    await steps.previous.click();
    await expectSlides(steps, titles, first, 4);
  }
  await steps.dots.nth(6).click();
  await expect(steps.dots.nth(6)).toHaveAttribute('aria-current', 'true');
  expect(await seenIn(steps)).toEqual(titles.slice(3));
  await steps.previous.click();
  await expectSlides(steps, titles, 3, 4);
});

test('a carousel shows its controls once there is script for them, and keeps their space until then', async ({
  page,
}) => {
  const releaseScripts = await visitServed(page, '/', '**/entry-browser*');
  const steps = stepsOn(page);
  const before = await steps.block.boundingBox();
  for (const control of [steps.previous, steps.toggle, steps.next]) await expect(control).toBeHidden();
  releaseScripts();
  await expect(steps.next).toBeVisible();
  await expect(steps.toggle).toBeVisible();
  expect(await steps.block.boundingBox()).toEqual(before);
});

for (const script of ['carousel.island', 'carousel-swiper'])
  test(`Swiper does not take over a carousel under a finger that scrolls it when ${script} arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const releaseScripts = await holdBack(page, `**/${script}*`);
    await page.clock.install();
    await page.goto('/');
    const steps = stepsOn(page);
    await show(steps);
    const box = await steps.slides.first().boundingBox();
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: (box?.y ?? 0) + 50 }],
      });
    const engaged = steps.block.locator('[data-engaged]');
    await touch('touchStart', 300);
    for (const x of [280, 260, 240]) await touch('touchMove', x);
    const arrived = page.waitForResponse(/carousel-swiper/);
    releaseScripts();
    await arrived;
    for (const x of [220, 200]) await touch('touchMove', x);
    await page.clock.runFor(700); // a carousel rests for less after a scroll before Swiper takes over
    await expect(engaged).toHaveCount(0);
    await touch('touchEnd');
    await expect(engaged).toBeVisible();
  });

test('a carousel counts each press once if Swiper is there before the view has begun to scroll', async ({
  page,
}) => {
  const asked = page.waitForRequest(swiperScript);
  const { steps, titles } = await visitSteps(page);
  await steps.next.hover();
  const address = (await asked).url();
  await page.mouse.move(0, 0);
  await page.goto('/'); // at the top of the page, where the carousel is out of view and not hydrated
  await page.evaluate((script) => import(script), address);
  await expect(steps.block.locator('[data-hydrated]')).toHaveCount(0);
  await steps.next.evaluate((next: HTMLElement) => {
    for (let press = 0; press < 2; press++) next.click();
  });
  await steps.block.locator('[data-engaged]').waitFor();
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
});

test('a carousel counts a press just before Swiper arrives, when the view has not begun to scroll', async ({
  page,
}) => {
  // Elements scroll only once the test calls `scrollNow`.
  await page.addInitScript(() => {
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function scrollLater(this: Element, options) {
      Object.assign(window, { scrollNow: () => Reflect.apply(scrollTo, this, [options]) });
    };
  });
  const releaseScripts = await holdBack(page, swiperScript);
  const { steps, titles } = await visitSteps(page);
  await steps.dots.nth(2).click();
  const response = page.waitForResponse(swiperScript);
  releaseScripts();
  await (await response).finished();
  await page.evaluate(() => (window as unknown as { scrollNow: () => void }).scrollNow());
  await expectSlides(steps, titles, 3, 4);
  await expectPaused(steps);
});

test('a carousel counts every press without Swiper, even while it scrolls', async ({ page }) => {
  await page.route(swiperScript, (request) => request.abort());
  await page.setViewportSize({ width: 639, height: 720 });
  const { steps, titles } = await visitSteps(page);
  await steps.next.evaluate((next: HTMLElement) => {
    for (let press = 0; press < 3; press++) next.click();
  });
  await expectSlides(steps, titles, 4, 1);
});

test('a carousel keeps a focused slide in view from the first frame of Swiper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const releaseScripts = await holdBack(page, swiperScript);
  const { steps } = await visitSteps(page);
  const focusWalk = await steps.block
    .locator('ul')
    .first()
    .evaluateHandle((track) => {
      const engaged = new Promise((resolve) => {
        const view = track.parentElement;
        if (view) new MutationObserver(resolve).observe(view, { attributeFilter: ['data-engaged'] });
      });
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      /** Focuses one link in each frame. Returns the links that were out of view at the end of their frame. */
      const follow = async () => {
        const lost: string[] = [];
        await engaged;
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
  releaseScripts();
  expect(await focusWalk.evaluate(({ lost }) => lost)).toEqual([]);
});
