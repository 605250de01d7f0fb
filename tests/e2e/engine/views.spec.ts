import { expect, test } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { ready } from '../complaints';
import { footerLink, heading } from './between-pages';
import { view, withAnalytics } from './reported-views';

/** What a site's analytics hear of the pages that a visitor sees. */

test.use({ viewport: { width: 1280, height: 800 } });

test('each path and query is reported once to analytics, and a hash is not', async ({ page }) => {
  const { views } = await withAnalytics(page);
  await page.goto('/norway?from=mail');
  await ready(page);
  await expect.poll(views).toEqual([view('/norway?from=mail')]);

  await page.locator('a[href="#living"]').first().click();
  await footerLink(page, 'Japan').click();
  await expect(heading(page)).toContainText('Japan');
  await ready(page);
  await expect.poll(views).toEqual([view('/norway?from=mail'), view('/japan')]);
});

test('a page that is rendered ahead is reported when it is shown', async ({ page }) => {
  const { views } = await withAnalytics(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.goto('/norway');
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  expect(views()).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(views).toEqual([view('/norway')]);
});

test('back to a page that the browser has kept is as it was left, and is a view', async ({ baseURL }) => {
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
