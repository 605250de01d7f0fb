import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/hydration';
import { mapFaultsOf } from '../../../e2e/map-faults';

const block = '[data-block=place-map]';

/** A country with places far apart, one with places close together, a single place, and places all over the world. */
for (const route of ['/norway', '/portugal', '/harbour-office', '/contact'])
  test(`${route}: the labels of its map are clear of each other, of the marks and of the edges`, async ({
    page,
  }) => {
    await page.goto(route);
    expect(await mapFaultsOf(page)).toEqual([]);
  });

for (const forcedColors of ['none', 'active'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`ground, marks and names keep their colours: ${colorScheme}, forced colours ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, forcedColors });
      await page.goto('/norway');
      await ready(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const colours = await page.locator(block).evaluate((section) => {
          const name = section.querySelector('li') as Element;
          return [
            getComputedStyle(section).backgroundColor,
            getComputedStyle(name).color,
            getComputedStyle(name, '::before').backgroundColor,
          ];
        });
        expect(colours).toEqual(['rgb(29, 79, 158)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
      }
    });

test('a map is one list of its places for a screen reader, without its drawing', async ({ page }) => {
  await page.goto('/norway');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator(block)).toMatchAriaSnapshot(`
      - heading "Five towns in Norway" [level=2]
      - list:
        - listitem: Oslo
        - listitem: Bergen
        - listitem: Trondheim
        - listitem: Stavanger
        - listitem: Tromsø
    `);
    await expect(page.locator(block).getByRole('img')).toHaveCount(0);
  }
});
