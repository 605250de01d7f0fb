import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { destinations } from '../routes';
import { hydrated } from './complaints';

/** Every rule of axe, none disabled. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const route of destinations) {
      test(`${route} has no barrier`, async ({ page }) => {
        await page.goto(route);
        await hydrated(page);
        expect(await violationsOn(page)).toEqual([]);
      });
    }

    // The page with the most kinds of blocks; tests/conformance/contrast.test.ts holds every tone in both schemes.
    test('the dark scheme has no barrier', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.goto('/study-newzealand');
      await hydrated(page);
      expect(await violationsOn(page)).toEqual([]);
    });
  });
}

test.describe('with something open', () => {
  for (const group of ['Student Services', 'Study Abroad', 'English Coaching', 'Offices']) {
    test(`the menu ${group} has no barrier`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/study-ireland');
      await hydrated(page);
      await page.getByRole('banner').getByRole('button', { name: group }).click();
      await expect(page.getByRole('banner').getByRole('link').nth(6)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
  }

  test('the small-screen menu has no barrier, group by group', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/study-ireland');
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const groups = page.getByRole('banner').locator('summary');
    for (const group of await groups.all()) {
      await group.click();
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(await groups.count()).toBe(4);
  });

  for (const width of [390, 1280]) {
    test(`answers and the form's errors have no barrier at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/study-newzealand');
      await hydrated(page);
      for (const summary of (await page.locator('[data-block=faq] summary').all()).slice(0, 3))
        await summary.click();
      await page.locator('[data-block=enquiry-form] button[type=submit]').click();
      await expect(page.getByText('Please enter a valid first name.')).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});
