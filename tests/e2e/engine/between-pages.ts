import type { Page } from '@playwright/test';

/** What leads a visitor to another page, and what says which page that is. */

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });
