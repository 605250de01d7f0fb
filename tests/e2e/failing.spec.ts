import { expect, test } from '@playwright/test';
import { hydrated } from './complaints';

test('a block that throws in the browser is left out and reported; the page stays', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/facts.block.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function Facts() { throw new Error('facts are broken'); }",
    }),
  );
  await page.goto('/study-ireland');
  await hydrated(page);
  await expect(page.locator('[data-block=facts]')).toHaveCount(0);
  await expect(page.locator('[data-block=reasons]')).toBeVisible();
  expect(errors.join()).toContain('facts are broken');
});

test('if the site itself fails, a page shows the message and a way on', async ({ page }) => {
  await page.goto('/study-ireland');
  await hydrated(page);
  await page.route('**/study-germany/page.json', async (route) => {
    const response = await route.fetch();
    const { build, page: validPage } = await response.json();
    // The check lets no such page pass: it simulates a bug of ours.
    await route.fulfill({ response, json: { build, page: { ...validPage, title: undefined } } });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await alert.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
});
