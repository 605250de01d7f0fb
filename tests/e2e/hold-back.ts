import type { Page } from '@playwright/test';

/** Keeps back what a page asks for, until what this returns is called: the page as it is before that has come. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
