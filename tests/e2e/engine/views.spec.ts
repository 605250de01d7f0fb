import { expect, test } from '@playwright/test';
import { ready } from '../hydration';
import { footerLink, heading } from './between-pages';
import { view, withAnalytics } from './reported-views';

/** What a site's analytics hear of the pages that a visitor sees. */

test.use({ viewport: { width: 1280, height: 800 } });

test('each path and query is reported once to analytics, a hash is not, and a page from the back/forward cache is again', async ({
  page,
}) => {
  const { views } = await withAnalytics(page);
  await page.goto('/norway?from=mail');
  await ready(page);
  await expect.poll(views).toEqual([view('/norway?from=mail')]);

  await page.locator('a[href="#living"]').first().click();
  await footerLink(page, 'Japan').click();
  await expect(heading(page)).toContainText('Japan');
  await ready(page);
  await expect.poll(views).toEqual([view('/norway?from=mail'), view('/japan')]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(views).toEqual([view('/norway?from=mail'), view('/japan'), view('/japan')]);
});
