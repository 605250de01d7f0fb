import { expect, test } from '@playwright/test';
import { engine, expectPaused, expectSlides, seenIn, show, titlesOf } from '../carousels';
import { ready } from '../complaints';
import { holdBack } from '../hold-back';
import { openSteps, stepsOn } from './steps-carousel';

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
