import { expect, test } from '@playwright/test';
import { footer, header } from './menus';

/** What is below every page. */

test('the footer opens a file in a new tab, and is not printed; of the header only the brand is', async ({
  page,
}) => {
  await page.goto('/about');
  const file = footer(page).getByRole('link', { name: 'Packing List (opens in a new tab)' });
  await expect(file).toHaveAttribute('target', '_blank');
  await expect(file).toHaveAttribute('href', /\.pdf$/);
  await page.emulateMedia({ media: 'print' });
  await expect(footer(page)).toBeHidden();
  await expect(header(page).locator(':is(nav, button):visible')).toHaveCount(0);
  await expect(header(page).getByRole('link')).toHaveText('Larch Cycling Tours');
});
