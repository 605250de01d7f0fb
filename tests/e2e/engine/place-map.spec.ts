import { expect, test } from '@playwright/test';
import { ready } from '../complaints';
import { layOut } from '../lay-out';

const block = '[data-block=place-map]';

test('a map says its places as one list, and is not seen twice by a screen reader', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/norway');
    await ready(page);
    await layOut(page);
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
