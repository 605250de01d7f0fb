import type { Page } from '@playwright/test';

/** What leads a visitor to another page, what says which page that is, and how far it is scrolled. */

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

export const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and waits until the page itself has heard of it. */
export const scrollTo = (page: Page, position: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        if (window.scrollY === top) return resolve();
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    position,
  );
