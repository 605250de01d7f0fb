import { expect, test } from '@playwright/test';
import { findChromium } from '../../../../scripts/find-browsers.mjs';
import { footerLink, heading } from '../../../e2e/engine/between-pages';
import { view, withAnalytics } from '../../../e2e/engine/reported-views';
import { ready } from '../../../e2e/hydration';

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

test('a view is reported without waiting for the scripts of islands', async ({ page }) => {
  const { views } = await withAnalytics(page);
  await page.route('**/*.island.*.js', () => {}); // never answered
  await page.goto('/norway', { waitUntil: 'domcontentloaded' });
  await expect.poll(views).toHaveLength(1);
});

test('a page from the back/forward cache is as it was left, and reported as a view', async ({ baseURL }) => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  const { views } = await withAnalytics(page);
  await page.goto('/norway');
  await ready(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await footerLink(page, 'Japan').click();
  await expect(heading(page)).toContainText('Japan');
  await ready(page);
  await page.evaluate(() => window.history.back());
  await expect(heading(page)).toContainText('Norway');
  await expect(page.locator('html[data-kept]')).toBeAttached();
  await expect.poll(views).toEqual([view('/norway'), view('/japan'), view('/norway')]);
  await browser.close();
});
