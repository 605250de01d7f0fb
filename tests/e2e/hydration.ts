import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Resolves when the page has settled: its fonts have come, its script runs, and every island in view that hydrates by
 * itself is hydrated. What hydrates on interaction may not be hydrated yet.
 */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await page.waitForLoadState();
  await page.evaluate(async () => {
    document.body.getBoundingClientRect(); // before its first layout a page has asked for no fonts
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((island) => {
      const { top, bottom, height } = island.getBoundingClientRect();
      const isInView = island.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight; // not in a closed list
      const hydrates = island.matches('[data-hydrate=visible]') && isInView;
      return island.matches('[data-hydrated]') || !(hydrates || island.matches('[data-hydrating]'));
    }),
  );
}

/** Resolves when the island around an element, or the element itself, is hydrated, which this does not bring about. */
export const hydrated = (element: Locator): Promise<void> =>
  expect(element.locator('xpath=ancestor-or-self::*[@data-island][1]')).toHaveAttribute('data-hydrated');

/** Hydrates the island around an element as a focus in it does, and resolves when it is hydrated. */
export async function hydrate(element: Locator): Promise<void> {
  await element.evaluate((target) => target.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await hydrated(element);
}

/** Hydrates every island of a page, in view or not, and resolves when all of them are hydrated. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}
