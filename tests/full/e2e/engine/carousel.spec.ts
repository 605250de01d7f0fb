import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  carouselIn,
  expectPaused,
  expectSlides,
  expectTurns,
  expectWidths,
  openStill,
  show,
  showUntilEngaged,
  titlesOf,
} from '../../../e2e/carousels';
import { openSteps } from '../../../e2e/engine/steps-carousel';
import { ready } from '../../../e2e/hydration';

/**
 * How a carousel moves by itself, by its dots and by its buttons, and how many slides are in view at each width. Drags
 * and the keyboard are in tests/e2e/engine/carousel.spec.ts.
 */

test.use({ viewport: { width: 1280, height: 720 } });

/** Each carousel, with the ms until its next slide, and the widths in px at which the number in view changes. */
const carousels = {
  'steps as a carousel': {
    route: '/',
    block: '#process',
    slides: 7,
    autoPlay: 3000,
    widths: [
      [320, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
    ],
  },
  'page cards as a carousel': {
    route: '/',
    block: '#destinations',
    slides: 6,
    autoPlay: 5000,
    widths: [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
    ],
  },
  'page cards as a slider': {
    route: '/luggage-transport',
    block: '#more-countries',
    slides: 6,
    autoPlay: 3000,
    widths: [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ],
  },
} as const;

for (const [name, { route, block, slides, autoPlay, widths }] of Object.entries(carousels)) {
  test.describe(name, () => {
    const carouselOn = (page: Page) => carouselIn(page.locator(block));
    /** The number of slides in view at 1280 px, which is that of the last width of each list. */
    const [, inView] = widths[widths.length - 1] ?? [0, 0];

    test(`advance by one every ${autoPlay} ms, in a transition of 500 ms, and as many are in view as the width allows`, async ({
      page,
    }) => {
      await openStill(page, route);
      const carousel = carouselOn(page);
      const titles = await titlesOf(carousel);
      expect(titles).toHaveLength(slides);
      await showUntilEngaged(carousel);
      await carousel.running.waitFor();
      await expectTurns(page, carousel, titles, { every: autoPlay, count: inView, firsts: [2, 3] });
      await carousel.dots.first().click();
      await expectSlides(carousel, titles, 1, inView);
      await expectWidths(page, carousel, titles, widths);
    });

    if (name === 'page cards as a carousel') return; // their dots are those of the steps

    // In real time: Swiper goes to a dot with the frame after next, and nothing else moves after a press.
    test('have a dot each, which shows its slide and stops playing, and wrap from the last to the first', async ({
      page,
    }) => {
      const carousel = carouselOn(page);
      await page.goto(route);
      await ready(page);
      const titles = await titlesOf(carousel);
      await show(carousel);
      await carousel.running.waitFor();
      await expect(carousel.dots).toHaveCount(slides);
      for (const dot of [5, 2, slides]) {
        await carousel.dots.nth(dot - 1).click();
        await expectSlides(carousel, titles, dot, inView);
        await expectPaused(carousel);
        await expect(carousel.running).toHaveCount(0);
      }
      await carousel.next.click(); // which stops it as well
      await expectSlides(carousel, titles, 1, inView);
    });
  });
}

test('a carousel loops in both directions, with four in view at every position', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  for (const number of [7, 6, 5]) {
    await steps.previous.click();
    await expectSlides(steps, titles, number, 4);
  }
  for (const number of [6, 7, 1, 2]) {
    await steps.next.click();
    await expectSlides(steps, titles, number, 4);
  }
  await expectPaused(steps);
});

test('a carousel counts every press, even while it moves', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  const press = (button: Locator, times: number) =>
    button.evaluate((element: HTMLElement, count) => {
      for (let press = 0; press < count; press++) element.click();
    }, times);
  await press(steps.next, 3);
  await expectSlides(steps, titles, 4, 4);
  await press(steps.next, 5);
  await expectSlides(steps, titles, 2, 4);
  await press(steps.previous, 3);
  await expectSlides(steps, titles, 6, 4);
  await press(steps.next, 1);
  await press(steps.dots.nth(2), 1);
  await expectSlides(steps, titles, 3, 4);
});
