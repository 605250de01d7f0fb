import type { Page } from '@playwright/test';

/** The button at the foot of a phone’s screen. */

export const stickyAction = (page: Page) => page.locator('[data-sticky-action]');
