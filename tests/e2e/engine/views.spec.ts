import { expect, type Page, test } from '@playwright/test';
import { ready } from '../complaints';

/** What a site's analytics hear of the pages that a visitor sees. */

/** Fake analytics, since the site does not load them itself. What they hear outlives the page. */
async function withAnalytics(page: Page) {
  const views: { call: unknown[]; title: string }[] = [];
  await page.exposeFunction('report', (title: string, ...call: unknown[]) => views.push({ call, title }));
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (...call: unknown[]) => void };
    Object.assign(window, { gtag: (...call: unknown[]) => report(document.title, ...call) });
  });
  return {
    views: () => views.map(({ call }) => call),
    titles: () => views.map(({ title }) => title),
  };
}
const view = (path: string) => ['event', 'page_view', { page_path: path }];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
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
