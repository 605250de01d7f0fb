import type { Page } from '@playwright/test';

/**
 * Everything that the browser complains of from now on: errors and warnings in the console, errors that nobody caught.
 * React hands what it could not hydrate to `reportError`, which ends here too.
 */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** What Chromium says of a request that a test has aborted. */
export const notLoaded = 'Failed to load resource: net::ERR_FAILED';
