import { expect, test } from '@playwright/test';
import { openCountries } from '../../../e2e/engine/menus';

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('a menu whose facts do not come is the menu that was served', async ({ page }) => {
  await page.route('**/menu.json', (route) => route.abort());
  const panel = await openCountries(page);
  await expect(panel.getByRole('link', { name: 'Portugal' })).toHaveText('Portugal');
});
