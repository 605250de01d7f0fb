import type { Page } from '@playwright/test';
import { carouselIn } from '../carousels';

/** The teasers of a page. Its slides are the teasers and the copies of them that close the loop. */
export function teasersOn(page: Page, selector = '#teasers') {
  const carousel = carouselIn(page.locator(selector));
  return {
    ...carousel,
    slides: carousel.block.locator('[data-item], [data-copy]'),
    originals: carousel.block.locator('[data-item]'),
    copies: carousel.block.locator('[data-copy]'),
  };
}
