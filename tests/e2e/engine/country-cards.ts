import type { Page } from '@playwright/test';
import { carouselIn } from '../carousels';

/** The countries on the fixture's home page: page cards as a grid, which is a carousel below 1024 px. */
export const cardsOn = (page: Page) => carouselIn(page.locator('#countries'));
