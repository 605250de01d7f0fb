import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/complaints';
import { footerLink } from '../../../e2e/engine/between-pages';
import { withAnalytics } from '../../../e2e/engine/reported-views';

/** What a site's analytics hear of the pages that a visitor sees. */

test.use({ viewport: { width: 1280, height: 800 } });

test('a view is reported once the page has its title', async ({ page }) => {
  const { titles } = await withAnalytics(page);
  await page.goto('/norway');
  await ready(page);
  await footerLink(page, 'Japan').click();
  await expect(page).toHaveTitle(/Japan/);
  await expect.poll(titles).toEqual([expect.stringContaining('Norway'), expect.stringContaining('Japan')]);
});

test('the view is reported before anything is fetched for islands', async ({ page }) => {
  const { views } = await withAnalytics(page);
  await page.route('**/*.island.*.js', () => {}); // never answered
  await page.goto('/norway', { waitUntil: 'domcontentloaded' });
  await expect.poll(views).toHaveLength(1);
});
