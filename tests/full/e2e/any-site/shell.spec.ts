import { expect, type Page, test } from '@playwright/test';
import { hydrate, ready } from '../../../e2e/hydration';
import { violationsInBoth } from '../../../e2e/violations';
import { sites } from './sites';

/**
 * Header and open menus in a site's own words, colours and fonts. The specs that visit every page see the footer, and
 * the header with its menus closed.
 */

/** Phones every 8 px, since their widths are many; breakpoints with the width before each, and widths between them. */
const widths = [
  ...Array.from({ length: 12 }, (_, index) => 320 + 8 * index),
  ...[480, 639, 640, 768, 900, 1023, 1024, 1199, 1200, 1280, 1440],
];

const header = (page: Page) => page.getByRole('banner');

for (const { pages, origin, layouts } of sites) {
  const [, route = ''] = layouts; // the first is the home page

  test(`the header of ${pages} neither wraps nor overflows, at any width`, async ({ page }) => {
    await page.goto(origin + route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const ends = await header(page)
        .locator('> div > *:visible')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map((r) => [r.left, r.right]),
        );
      for (const [index, [left = 0, right = 0]] of ends.entries()) {
        expect(right).toBeLessThanOrEqual(width);
        expect(left).toBeGreaterThanOrEqual(ends[index - 1]?.[1] ?? 0);
      }
    }
  });

  test.describe(`in either scheme of ${pages}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('each menu has no accessibility violations when open, with its facts', async ({ page, request }) => {
      const entries = await (await request.get(`${origin}/menu.json`)).json();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(origin + route);
      await ready(page);
      await hydrate(header(page).getByRole('button').first());
      const triggers = header(page).locator('[data-island=mega-menu] button[aria-expanded]');
      await expect(triggers).not.toHaveCount(0);
      for (const trigger of await triggers.all()) {
        await trigger.hover();
        const panel = header(page).getByRole('group', {
          name: (await trigger.textContent()) ?? '',
          exact: true,
        });
        await expect(panel).toBeVisible();
        const paths = await panel
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        const facts = paths.flatMap((path) => entries[path ?? '']?.facts ?? []);
        await expect(panel.locator('small')).toHaveCount(facts.length);
        expect(await violationsInBoth(page, 'header')).toEqual([]);
      }
    });

    test('the mobile menu has no accessibility violations in its groups', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(origin + route);
      await ready(page);
      await header(page).locator('[popovertarget]').click();
      const groups = header(page).locator('summary');
      await expect(groups).not.toHaveCount(0);
      for (const group of await groups.all()) {
        await group.click();
        expect(await violationsInBoth(page, 'header')).toEqual([]);
      }
    });
  });
}
