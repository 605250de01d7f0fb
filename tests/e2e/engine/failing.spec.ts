import { expect, test } from '@playwright/test';
import { show } from '../carousels';
import { awake, ready } from '../complaints';
import { countersOn, show as showCounters } from './counted-figures';
import { stepsOn } from './steps-carousel';

/** What a visitor sees of a failure. How the loader goes about it is in waking.spec.ts. */

test('a block of React’s that throws in the browser is reported, and stays as it was served', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/contact');
  const tabs = page.locator('[data-island=tabs]');
  await tabs.evaluate((island) => island.setAttribute('data-props', '{}')); // simulates a bug of ours
  const tab = tabs.locator('a[href^="#"]', { hasText: 'Station' });
  await tab.hover();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await tab.click();
  await expect(tabs.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText('Station');
});

test('a block of React’s that fails once it is awake is reported, and as it was served; the next touch wakes it again', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/lodges');
  const iceland = page.getByRole('group', { name: 'Country' }).getByRole('button', { name: 'Iceland' });
  await iceland.focus();
  await awake(iceland);
  await page.evaluate(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = () => {
      throw new Error('the filters are broken');
    };
    addEventListener('error', () => Object.assign(URLSearchParams.prototype, { get }), { once: true });
    history.replaceState(null, '', '?country=Iceland');
    dispatchEvent(new Event('querychange'));
    history.replaceState(null, '', '?');
  });
  await expect.poll(() => errors.join()).toContain('the filters are broken');
  await expect(page.locator('[data-block=university-explorer] li[data-item]')).toHaveCount(12);
  await expect(iceland).toBeFocused(); // the keyboard goes on from where it was
  await iceland.click();
  await expect(iceland).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 of 12 lodges')).toBeVisible();
});

test('a page that the server fails to give is the error page with its status, which asks for it again', async ({
  page,
  request,
}) => {
  const failed = await (await request.get('/500.html')).text();
  const answer = { status: 500, contentType: 'text/html', body: failed };
  await page.route('/portugal?tab=costs', (route) => route.fulfill(answer), { times: 1 });
  await page.goto('/portugal?tab=costs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(main.getByText('500', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Portugal');
  await expect(page).toHaveURL('/portugal?tab=costs');
});

test('a block whose script throws in the browser is reported; the block and the page stay; a script of few pages that does not come is no error of ours', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/contents-bar.island.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function wake() { throw new Error('the contents are broken'); }",
    }),
  );
  await page.route('**/heading-link.island.*.js', (route) => route.abort());
  await page.goto('/portugal');
  await page.locator('html[data-script]').waitFor({ state: 'attached' }); // the contents are never awake
  const link = page.locator('[data-island=heading-link]').first();
  await link.focus();
  await expect(link).toHaveAttribute('data-failed', 'fetch');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.hover();
  await expect.poll(() => errors.join()).toContain('the contents are broken');
  expect(errors.filter((error) => !error.includes('the contents are broken'))).toEqual([]);
  await contents.getByRole('link', { name: 'Living' }).click();
  await expect(page.locator('#living')).toBeInViewport();
  await expect(page.locator('[data-block=reasons]')).toBeAttached();
});

test('where the scripts of blocks cannot be fetched, figures are the final ones, and a carousel is a list that scrolls, without buttons that do nothing', async ({
  page,
}) => {
  await page.route(/\/(counters|carousel)\.island\./, (request) => request.abort());
  await page.goto('/');
  await ready(page);
  await showCounters(page);
  for (const figure of await countersOn(page).final.all()) await expect(figure).toHaveCSS('opacity', '1');
  const steps = stepsOn(page);
  await show(steps);
  await steps.next.dispatchEvent('click'); // a pointer would wake it before its press
  await expect(steps.next).toBeHidden();
  await steps.slides.nth(6).scrollIntoViewIfNeeded();
  await expect(steps.slides.nth(6)).toBeInViewport({ ratio: 0.5 });
});
