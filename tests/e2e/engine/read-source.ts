import { expect, type Page } from '@playwright/test';
import { ready } from '../complaints';
import { expectFocusSeen, goTo } from '../focus-walk';

/** Opens the source of a figure, reads it, follows its first link with the focus and closes it, by keys alone. */
export async function readSourceByKeys(page: Page) {
  await page.goto('/portugal');
  await ready(page);
  const fact = page.locator('[data-block=facts] [data-item]', { hasText: 'Riders a year' });
  const mark = fact.getByRole('button', { name: 'Source 2' });
  await page.getByRole('heading', { name: 'Portugal at a glance' }).click(); // the focus goes on from there
  await goTo(page, mark);
  await page.keyboard.press('Enter');
  const note = page.locator('#source-2');
  // The focus is in the note, which a screen reader reads therefore.
  await expectFocusSeen(note);
  await expect(note).toMatchAriaSnapshot(`
    - listitem: /.+/
  `);
  await page.keyboard.press('Tab');
  await expectFocusSeen(note.getByRole('link').first());
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expectFocusSeen(mark);
  await page.keyboard.press('Space');
  await expectFocusSeen(note);
  await page.keyboard.press('Escape');
  await expectFocusSeen(mark);
}
