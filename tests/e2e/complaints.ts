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

/**
 * Resolves when the page has been hydrated, its header and footer first, then block by block while nothing else is to
 * do, and when its fonts have come: from then on nothing moves by itself.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // Chromium now and then forgets who waits for idle time until something else happens in the page.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
    document.body.getBoundingClientRect(); // before its first layout a page has asked for no fonts
    await document.fonts.ready;
  });
}
