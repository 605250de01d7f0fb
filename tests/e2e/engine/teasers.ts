import type { Page } from '@playwright/test';
import { carouselIn } from '../carousels';

/** The teasers of a page, their copies among the slides. */
export function teasersOn(page: Page, block = '#teasers') {
  const carousel = carouselIn(page.locator(block));
  return {
    ...carousel,
    slides: carousel.block.locator('[data-item], [data-copy]'),
    originals: carousel.block.locator('[data-item]'),
    copies: carousel.block.locator('[data-copy]'),
  };
}
