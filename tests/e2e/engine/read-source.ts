import { expect, type Page } from '@playwright/test';
import { expectFocusSeen, goTo } from '../focus-walk';
import { ready } from '../hydration';

/** Opens the sources of a block, reads them, focuses the first link and closes them, by keys alone. */
export async function readSourceByKeys(page: Page) {
  await page.goto('/portugal');
  await ready(page);
  const sources = page.locator('[data-block=facts] [data-sources]');
  const line = sources.locator('summary');
  await page.getByRole('heading', { name: 'Portugal at a glance' }).click(); // the focus goes on from there
  await goTo(page, line);
  await expectFocusSeen(line);
  await expect(sources.getByRole('list')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(sources).toMatchAriaSnapshot(`
    - group:
      - text: Sources and dates
      - list:
        - listitem: /.+/
  `);
  await page.keyboard.press('Tab');
  await expectFocusSeen(sources.getByRole('link').first());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(sources.getByRole('list')).toBeHidden();
  await expectFocusSeen(line);
}
