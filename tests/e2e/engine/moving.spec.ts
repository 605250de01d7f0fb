import { expect, test } from '@playwright/test';
import { complaintsOf } from '../complaints';
import { ready } from '../hydration';
import { footerLink, heading } from './between-pages';

test.use({ viewport: { width: 1280, height: 800 } });

test('a link to another page leads to its top; going back leads to where the visitor was, going forward to the top again', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/norway');
  await ready(page);
  const link = footerLink(page, 'Japan');
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(heading(page)).toHaveText('Japan: The Quiet Islands');
  await expect(page).toHaveTitle(/Japan/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/japan$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText('Norway');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  await page.goForward();
  await expect(heading(page)).toContainText('Japan');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(complaints).toEqual([]);
});

test('the first link skips the header; a link to an anchor scrolls it below the header, and again when it is pressed again; one into a closed answer opens it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/norway');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
  const topOf = () =>
    page.locator('#living').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const press = () => page.locator('a[href="#living"]').first().click();
  const bar = await page
    .locator('[data-contents]')
    .evaluate((element) => element.getBoundingClientRect().height);
  const below = 90 + bar + 16; // the header, the list of contents, air
  await press();
  await expect.poll(topOf).toBe(below);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await press();
  await expect.poll(topOf).toBe(below);
  const answer = page.locator('main details').nth(3);
  await answer
    .locator('div')
    .first()
    .evaluate((element) => Object.assign(element, { id: 'linked' }));
  await page.evaluate(() => Object.assign(window.location, { hash: 'linked' }));
  await expect(answer).toHaveAttribute('open', '');
});

test('the page of a link that is pointed at is prefetched, and a file is not', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const pathOf = (address: string) => new URL(address).pathname;
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(pathOf(prefetchUrl));
  });
  /** What would be prefetched if it were pointed at. */
  let candidates: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
  });
  await session.send('Preload.enable');
  await page.goto('/norway');
  await ready(page);
  await footerLink(page, 'Japan').hover();
  await expect.poll(() => fetched).toEqual(['/japan']);
  expect(candidates).toEqual(expect.arrayContaining(['/japan', '/portugal']));
  const file = await footerLink(page, 'Packing List').getAttribute('href');
  expect(candidates).not.toContain(file);
});

test('a link to an anchor on another page leads there, and the tab order continues from there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await ready(page);
  await page.locator('main a[href="/contact#contact-form"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contact-form')).toBeFocused();
  await expect(page.locator('#contact-form h2')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact-form').getByRole('link', { name: /^Share: / })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const contact of await page.locator('#contact-form :is(a[href^="tel:"], a[href*="wa.me"])').all()) {
    await expect(contact).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('#contact-form input').first()).toBeFocused();
});
