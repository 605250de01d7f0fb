import { expect, test } from '@playwright/test';
import { engine, expectSlides, seenIn, show } from '../../../e2e/carousels';
import { stepsOn, visitSteps } from '../../../e2e/engine/steps-carousel';
import { holdBack, visitServed } from '../../../e2e/hold-back';

/** A carousel before its scripts have come, while they come, and without them. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel is a list that scrolls without its engine, and its buttons scroll it', async ({ page }) => {
  await page.route(engine, (request) => request.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { steps, titles } = await visitSteps(page);
  await steps.next.click();
  await expectSlides(steps, titles, 2, 4);
  await steps.dots.nth(2).click();
  await expectSlides(steps, titles, 3, 4);
});

test('a carousel moves with every press without its engine, at its end, too', async ({ page }) => {
  await page.route(engine, (request) => request.abort());
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
  const letCome = await visitServed(page, '/', '**/entry-browser*');
  const steps = stepsOn(page);
  const before = await steps.block.boundingBox();
  for (const control of [steps.previous, steps.toggle, steps.next]) await expect(control).toBeHidden();
  letCome();
  await expect(steps.next).toBeVisible();
  await expect(steps.toggle).toBeVisible();
  expect(await steps.block.boundingBox()).toEqual(before);
});

for (const script of ['carousel.island', 'carousel-engine'])
  test(`a carousel is not taken out of a finger that scrolls it when ${script} arrives`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letCome = await holdBack(page, `**/${script}*`);
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
    const isEngaged = steps.block.locator('[data-engaged]');
    await touch('touchStart', 300);
    for (const x of [280, 260, 240]) await touch('touchMove', x);
    const arrived = page.waitForResponse(/carousel-engine/);
    letCome();
    await arrived;
    for (const x of [220, 200]) await touch('touchMove', x);
    await page.clock.runFor(700); // longer than the engine waits after a scroll
    await expect(isEngaged).toHaveCount(0);
    await touch('touchEnd');
    await expect(isEngaged).toBeVisible();
  });
