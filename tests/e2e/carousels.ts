import { expect, type Locator, type Page } from '@playwright/test';

/** The address of the script that moves the slides. */
export const swiperScript = '**/carousel-swiper*';

/** A carousel as a visitor knows it, in the block that is given. */
export function carouselIn(block: Locator) {
  return {
    block,
    slides: block.locator('[data-item]'),
    previous: block.getByRole('button', { name: 'Previous' }),
    next: block.getByRole('button', { name: 'Next' }),
    toggle: block.locator('button', { hasText: 'Auto-play' }),
    dots: block.getByRole('button', { name: /^Go to card \d+ of \d+$/ }),
    running: block.locator('[data-running]'),
  };
}

export type TestedCarousel = ReturnType<typeof carouselIn>;

/** The titles of all slides in document order, which changes when Swiper moves slides about for its loop. */
export const titlesOf = ({ slides }: TestedCarousel) => slides.getByRole('heading').allTextContents();

/**
 * Opens a page whose clock stands still, but for four seconds in which the page settles. A carousel that then comes
 * into view hydrates, and has not moved yet.
 */
export async function openStill(page: Page, route: string) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(route);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await page.clock.runFor(4000);
}

export const show = ({ slides }: TestedCarousel) =>
  slides.first().evaluate((slide) => slide.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Shows a carousel until Swiper has taken over its slides, which it does even while the clock is stopped. */
export async function showUntilEngaged(carousel: TestedCarousel) {
  await show(carousel);
  await carousel.block.locator('[data-engaged]').waitFor();
}

/** Opens a page with its clock stopped, and the carousel in view and playing: it waits for its next turn. */
export async function openRunning(page: Page, route: string, carousel: TestedCarousel) {
  await openStill(page, route);
  await showUntilEngaged(carousel);
  await carousel.running.waitFor();
}

/** The titles of the slides that are whole in the view, from left to right; none while they move. */
export const seenIn = ({ slides }: TestedCarousel) =>
  slides.evaluateAll((all) => {
    const track = all[0]?.closest('ul');
    const view = track?.parentElement?.getBoundingClientRect();
    if (!track || !view || Number.parseFloat(track.style.transitionDuration || '0') > 0) return [];
    return all
      .map((slide) => ({
        box: slide.closest('li')?.getBoundingClientRect() ?? new DOMRect(),
        title: slide.querySelector('h2, h3')?.textContent ?? '',
      }))
      .filter(({ box }) => box.left >= view.left - 1 && box.right <= view.right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ title }) => title);
  });

/** Expects `count` slides in view, from number `first` on, counted from 1; after the last comes the first. */
export async function expectSlides(
  carousel: TestedCarousel,
  titles: readonly string[],
  first: number,
  count: number,
) {
  const expected = Array.from({ length: count }, (_, index) => titles[(first - 1 + index) % titles.length]);
  await expect.poll(() => seenIn(carousel), { intervals: [50] }).toEqual(expected);
  await expect(carousel.dots.nth(first - 1)).toHaveAttribute('aria-current', 'true');
}

/** Expects so many slides in view at each width, whatever it was before. */
export async function expectWidths(
  page: Page,
  carousel: TestedCarousel,
  titles: readonly string[],
  widths: readonly (readonly [width: number, count: number])[],
) {
  for (const [width, count] of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      await page.clock.runFor(50); // Swiper waits for the end of a resize
      expect(await seenIn(carousel)).toEqual(titles.slice(0, count));
    }).toPass();
  }
}

/**
 * Expects the slides to move each `every` ms, with a transition of 500 ms; `firsts` are the numbers of the
 * slides that are then the first of the `count` in view.
 */
export async function expectTurns(
  page: Page,
  carousel: TestedCarousel,
  titles: readonly string[],
  { every, count, firsts }: { every: number; count: number; firsts: readonly number[] },
) {
  await expectSlides(carousel, titles, 1, count);
  await page.clock.runFor(every - 100);
  await expectSlides(carousel, titles, 1, count);
  const moves = await watchMoves(carousel);
  await page.clock.runFor(100);
  await expect.poll(() => moves.jsonValue()).toEqual([500]);
  for (const [turn, first] of firsts.entries()) {
    if (turn > 0) await page.clock.runFor(every);
    await expectSlides(carousel, titles, first, count);
  }
  await expectPlaying(carousel);
}

/** The durations in ms of all transitions from now on, each number once. */
export const watchMoves = ({ block }: TestedCarousel) =>
  block.evaluateHandle((element) => {
    const times: unknown[] = [];
    element.addEventListener('transitionrun', ({ target }) => {
      // Swiper moves the list of slides, or fades the slides themselves.
      if (
        !(target instanceof HTMLElement) ||
        !target.matches('[data-engaged] > ul, [data-engaged] > ul > li')
      )
        return;
      for (const move of target.getAnimations()) {
        const time = move.effect?.getTiming().duration;
        if (!times.includes(time)) times.push(time);
      }
    });
    return times;
  });

export const expectPlaying = ({ toggle }: TestedCarousel) =>
  expect(toggle).toHaveAccessibleName('Pause Auto-play');
export const expectPaused = ({ toggle }: TestedCarousel) =>
  expect(toggle).toHaveAccessibleName('Resume Auto-play');
