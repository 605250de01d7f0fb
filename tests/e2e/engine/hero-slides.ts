import { expect, type Page } from '@playwright/test';
import { carouselIn, openRunning } from '../carousels';

/** The slides at the top of the fixture’s lodges, which fade. */

export const route = '/lodges';
export const slidesOn = (page: Page) => carouselIn(page.locator('[data-block=hero-carousel]'));
const titles = ['Lodges that know us', 'Prices with your route', 'One list, seven countries'];

/**
 * Expects the slide with this number, from 1, to be shown: its dot is current, and of all slides, which lie one over
 * the other, it alone is opaque.
 */
export async function expectSlide(page: Page, number: number) {
  const { slides, dots } = slidesOn(page);
  await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  const opacities = () =>
    slides.evaluateAll((all) =>
      Object.fromEntries(
        all.map((item) => [
          item.querySelector('h2')?.textContent,
          getComputedStyle(item.parentElement ?? item).opacity,
        ]),
      ),
    );
  const expected = titles.map((title, index) => [title, index === number - 1 ? '1' : '0']);
  await expect.poll(opacities).toEqual(Object.fromEntries(expected));
}

export async function openHero(page: Page) {
  const hero = slidesOn(page);
  await openRunning(page, route, hero);
  return hero;
}
