import { expect, type Page } from '@playwright/test';
import { visitServed } from '../hold-back';
import { ready } from '../hydration';

/** The stages of a country of the fixture, one at a time on a small screen: the parts as a visitor knows them. */
export function carouselOn(page: Page) {
  const block = page.locator('[data-block=course-carousel]');
  return {
    block,
    view: block.locator('[data-effect]'),
    cards: block.locator('[data-item]'),
    previous: block.getByRole('button', { name: 'Previous' }),
    next: block.getByRole('button', { name: 'Next' }),
    toggle: block.locator('button', { hasText: 'Auto-play' }),
    dots: block.getByRole('button', { name: /^Go to card \d+ of \d+$/ }),
  };
}

/** Gives each card its number, from 1 as the dots count: the loop moves cards about in the document. */
export const numberCards = (page: Page) =>
  carouselOn(page).cards.evaluateAll((cards) => {
    for (const [index, card] of cards.entries()) card.setAttribute('data-number', String(index + 1));
  });

/** The card in the view is the one whose dot is marked; of the next only its edge is seen. */
export async function expectCard(page: Page, number: number) {
  const { block, cards, dots } = carouselOn(page);
  const next = (number % (await cards.count())) + 1;
  await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(block.locator(`[data-number="${number}"]`)).toBeInViewport({ ratio: 0.5 });
  await expect(block.locator(`[data-number="${next}"]`)).not.toBeInViewport({ ratio: 0.2 });
}

export const expectPlaying = (page: Page) =>
  expect(carouselOn(page).toggle).toHaveAccessibleName('Pause Auto-play');
export const expectPaused = (page: Page) =>
  expect(carouselOn(page).toggle).toHaveAccessibleName('Resume Auto-play');

/** Resolves when the carousel plays and nothing holds it up: the next card comes 4 seconds later. */
export const untilRunning = (page: Page) =>
  page.locator('[data-block=course-carousel] [data-running]').waitFor();
/** Resolves when the carousel is paused, or something such as the pointer holds it up. */
export const untilWaiting = (page: Page) =>
  page.locator('[data-block=course-carousel] [data-running]').waitFor({ state: 'detached' });

/** The page with a stopped clock, and the carousel in the view. */
export async function open(page: Page, route = '/norway') {
  await page.clock.install({ time: 0 });
  await page.goto(route);
  await ready(page);
  await page.clock.pauseAt(60_000);
  await numberCards(page);
  await showCarousel(page);
}

export async function openRunning(page: Page) {
  await open(page);
  await untilRunning(page);
}

export const showCarousel = (page: Page) =>
  carouselOn(page).view.evaluate((view) => view.scrollIntoView({ block: 'center', behavior: 'instant' }));

export const leaveCarousel = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** The page before its carousel is hydrated. */
export const visitWithoutScripts = (page: Page) => visitServed(page, '/norway', '**/carousel.island.*.js');
