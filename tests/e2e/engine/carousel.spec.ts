import { expect, type Locator, type Page, test } from '@playwright/test';
import { isLong } from '../../is-long';
import {
  carouselIn,
  engaged,
  expectPaused,
  expectPlaying,
  expectSlides,
  expectTurns,
  expectWidths,
  openStill,
  show,
  titlesOf,
} from '../carousels';
import { ready } from '../complaints';
import { openSteps } from './steps-carousel';

/** Where a carousel goes: by itself, by its buttons, by a drag, by the keyboard. */

test.use({ viewport: { width: 1280, height: 720 } });

/** How many are seen at the least and the greatest width of each number, and when the next comes. */
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

/** Whose dots are pressed one by one; `npm run test:long` presses those of all: the engine is the same. */
const pressed = isLong ? Object.keys(carousels) : ['page cards as a slider'];

for (const [name, { route, block, slides, autoPlay, widths }] of Object.entries(carousels)) {
  test.describe(name, () => {
    const carouselOn = (page: Page) => carouselIn(page.locator(block));
    const [, atWidest] = widths[widths.length - 1] ?? [0, 0];

    test(`advance by one every ${autoPlay} ms, in 500 ms, and are as many as the width allows`, async ({
      page,
    }) => {
      await openStill(page, route);
      const carousel = carouselOn(page);
      const titles = await titlesOf(carousel);
      expect(titles).toHaveLength(slides);
      await engaged(carousel);
      await carousel.running.waitFor();
      await expectTurns(page, carousel, titles, { every: autoPlay, count: atWidest, firsts: [2, 3] });
      await carousel.dots.first().click();
      await expectSlides(carousel, titles, 1, atWidest);
      await expectWidths(page, carousel, titles, widths);
    });

    // In real time: the engine goes to a dot with the frame after next, and nothing else moves once one is pressed.
    if (pressed.includes(name))
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
          await expectSlides(carousel, titles, dot, atWidest);
        }
        await carousel.next.click();
        await expectSlides(carousel, titles, 1, atWidest);
        await expectPaused(carousel);
        await expect(carousel.running).toHaveCount(0);
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

test('a carousel has each slide in the document once, however far it has gone, and its buttons in one line', async ({
  page,
}) => {
  const { steps, titles } = await openSteps(page);
  for (const number of [7, 6]) {
    await steps.previous.click();
    await expectSlides(steps, titles, number, 4);
  }
  expect((await titlesOf(steps)).sort()).toEqual([...titles].sort());
  for (const width of [390, 1300]) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await steps.block
      .getByRole('button', { name: /^(Previous|Next|.* Auto-play)$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toEqual([tops[0], tops[0], tops[0]]);
  }
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

test('a carousel follows a drag of 5 px, and then stops playing', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  const box = await steps.slides.nth(2).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 4, y);
  await expectSlides(steps, titles, 1, 4);
  await expectPlaying(steps);
  await page.mouse.move(x - 6, y);
  await page.mouse.move(x - 200, y, { steps: 5 });
  await expectPaused(steps);
  await page.mouse.up();
  await expectSlides(steps, titles, 2, 4);
});

test('a carousel brings a focused slide into view', async ({ page }) => {
  const { steps, titles } = await openSteps(page);
  await steps.slides.nth(3).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(steps.slides.nth(4).getByRole('link')).toBeFocused();
  await expectSlides(steps, titles, 2, 4);
  await expect(steps.slides.nth(4)).toBeInViewport({ ratio: 0.9 });
});
