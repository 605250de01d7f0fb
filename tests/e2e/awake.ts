import { expect, type Locator, type Page } from '@playwright/test';

/** Resolves when the page has loaded and has nothing else to do: from then on, islands wake when they come into view. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
    document.body.getBoundingClientRect(); // before its first layout a page has asked for no fonts
    await document.fonts.ready;
  });
}

/** Resolves when the script of an island has come. One that moves by itself wakes only in view. */
export async function awake(island: Locator): Promise<void> {
  await expect(island).toHaveAttribute('data-awake', '');
}
