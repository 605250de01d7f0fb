import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf } from '../complaints';
import { ready } from '../hydration';

/** The list of contents of a long page; sticky-action.spec.ts has the button at the foot of a phone's screen. */

export const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** The link of the section that is in view. */
export const currentLink = (page: Page) => contents(page).locator('[aria-current=true]');

export const box = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    return { top, bottom, left, right, height };
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** What the list of contents does in a window of this size. */
export function describeContents(viewport: { width: number; height: number }) {
  test.describe(`the contents at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('mark the section in view, keep its link in view, and can be passed with the keyboard without moving the page', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await page.goto('/portugal');
      await ready(page);
      await expect(currentLink(page)).toHaveCount(0);
      const ids = await contents(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
      expect(ids.length).toBeGreaterThan(7);
      for (const id of ids) {
        await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
        await expect(currentLink(page)).toHaveAttribute('href', `#${id}`);
        await expect
          .poll(async () => {
            const { left, right, height } = await box(currentLink(page));
            return left >= 0 && right <= viewport.width && height >= 44;
          })
          .toBe(true);
      }
      // The list is right below the header; on a phone in its place, since the header makes room on the way down.
      await expect.poll(async () => (await box(contents(page))).top).toBe(viewport.width < 640 ? 0 : 90);
      await scrollTo(page, 0);
      await expect.poll(async () => (await box(page.getByRole('banner'))).top).toBe(0);
      await expect(currentLink(page)).toHaveCount(0);
      await expect
        .poll(async () => (await box(contents(page).locator('a').first())).left)
        .toBeGreaterThanOrEqual(0);

      // The list is back at its first link even if the visitor comes from the end of the page, below all sections.
      await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), ids.at(-1) ?? '');
      await expect(currentLink(page)).toHaveAttribute('href', `#${ids.at(-1)}`);
      await scrollTo(page, 1e6);
      await scrollTo(page, 0);
      await expect
        .poll(async () => (await box(contents(page).locator('a').first())).left)
        .toBeGreaterThanOrEqual(0);

      // The current section is the one that has reached the upper third of the window, not the one that ends above.
      for (const id of ids.slice(1, -1)) {
        await page.evaluate((name) => {
          const { top } = document.getElementById(name)?.getBoundingClientRect() ?? { top: 0 };
          window.scrollBy({ top: top - 0.3 * window.innerHeight, behavior: 'instant' });
        }, id);
        await expect(currentLink(page)).toHaveAttribute('href', `#${id}`);
      }
      await scrollTo(page, 0);

      // Tab goes through the list without moving the page.
      await page.evaluate(() => document.getElementById('living')?.scrollIntoView());
      await expect(currentLink(page)).toHaveAttribute('href', '#living');
      const before = await page.evaluate(() => window.scrollY);
      await page.getByRole('banner').getByRole('link').first().focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await contents(page).locator('a').first().focus();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      await expect(contents(page).locator('a').nth(3)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      expect(complaints).toEqual([]);
    });
  });
}
