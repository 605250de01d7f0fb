import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../../e2e/complaints';

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

const open = async (page: Page) => {
  await page.goto('/about');
  await ready(page);
  await page.getByRole('banner').getByRole('button', { name: 'Countries', exact: true }).hover();
  const panel = page.getByRole('banner').getByRole('group', { name: 'Countries' });
  await expect(panel).toBeVisible();
  return panel;
};

test('a menu whose facts do not come is the menu that was served', async ({ page }) => {
  await page.route('**/menu.json', (route) => route.abort());
  const panel = await open(page);
  await expect(panel.getByRole('link', { name: 'Portugal' })).toHaveText('Portugal');
});
