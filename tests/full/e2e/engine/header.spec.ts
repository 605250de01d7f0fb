import { expect, test } from '@playwright/test';
import { desktop, header } from '../../../e2e/engine/menus';

/** What is above every page. */

test.use({ viewport: desktop });

test.describe('the header', () => {
  test('has its links and menus in order, and links to the trial ride', async ({ page }) => {
    await page.goto('/about');
    const items = header(page).getByRole('navigation', { name: 'Main' }).locator('> div > ul > li');
    await expect(items).toHaveText([
      'Home',
      'About Us',
      /^Services/,
      /^Countries/,
      /^Rides/,
      /^Offices/,
      'Blog',
      'Contact Us',
    ]);
    const booking = header(page).getByRole('link', { name: 'Book a Trial Ride' });
    await expect(booking).toHaveAttribute('href', '/contact');
  });

  test('links home from its brand', async ({ page }) => {
    await page.goto('/about');
    await header(page).getByRole('link', { name: 'Larch Cycling Tours' }).click();
    await expect(page).toHaveURL('/');
  });
});
