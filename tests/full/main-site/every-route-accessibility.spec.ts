import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../e2e/complaints';
import { openAnswers } from '../../e2e/text-faults';
import { paint, violationsOn } from '../../e2e/violations';
import { problemsIn } from '../../html-rules';
import { allRoutes } from '../../routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const route of allRoutes) {
      test(`${route} has no accessibility violations: as loaded, in the dark scheme, and with everything open and invalid`, async ({
        page,
      }) => {
        await page.goto(route);
        await ready(page);
        expect.soft(await violationsOn(page), 'as it is').toEqual([]);
        await paint(page, 'dark');
        expect.soft(await violationsOn(page), 'in the dark').toEqual([]);

        await openAnswers(page);
        for (const button of await page.locator('form button[type=submit]').all()) await button.click();
        for (const form of await page.locator('form:has([type=submit])').all())
          await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
        await openMenu(page, width);
        expect.soft(await violationsOn(page), 'open and wrong, in the dark').toEqual([]);
        await paint(page, 'light');
        expect.soft(await violationsOn(page), 'open and wrong').toEqual([]);
        expect.soft(await problemsIn(await page.content()), 'the HTML by then').toEqual([]);
      });
    }
  });
}

async function openMenu(page: Page, width: number) {
  const header = page.getByRole('banner');
  if (width < 1200) {
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.locator('summary', { hasText: 'Study Abroad' }).click();
  } else {
    // A menu closes when the page scrolls, as it does to the field that is wrong.
    await expect(async () => {
      await page.mouse.move(640, 899);
      await header.getByRole('button', { name: 'Study Abroad' }).hover();
      await expect(header.getByRole('link', { name: 'Ireland' })).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await expect(header.getByRole('link', { name: 'Ireland' }).filter({ visible: true })).toBeVisible();
}
