import type { Page } from '@playwright/test';

/** What leads a visitor to another page, and what says which page that is. */

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, until the page itself has heard of it. */
export const scrollTo = (page: Page, position: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    position,
  );
