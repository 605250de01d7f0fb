import { expect, test } from '@playwright/test';
import { ready } from './complaints';

/** What a visitor sees of a failure. Islands whose script fails are in waking.spec.ts. */

test('a block whose script throws in the browser is reported; the block and the page stay', async ({
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
  await page.goto('/study-ireland');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.hover();
  await expect.poll(() => errors.join()).toContain('the contents are broken');
  await contents.getByRole('link', { name: 'Living costs by city' }).click();
  await expect(page.locator('#living')).toBeInViewport();
  await expect(page.locator('[data-block=reasons]')).toBeAttached();
});

test('a block of React’s that throws in the browser is reported, and stays as it was served', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const menu = page.locator('[data-island=mega-menu]');
  await menu.evaluate((island) => island.setAttribute('data-props', '{}')); // simulates a bug of ours
  await menu.getByRole('button', { name: 'Offices' }).hover();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await menu.getByRole('group', { name: 'Offices' }).getByRole('link', { name: 'India' }).click();
  await expect(page).toHaveURL('/india-office');
});

test('without the site’s own script every page can be read and left', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/study-newzealand');
  await page.locator('[data-block=faq] summary').first().click();
  await expect(page.locator('[data-block=faq] details').first()).toHaveAttribute('open');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
});

test('a page that the server fails to give is the error page with its status, which asks for it again', async ({
  page,
  request,
}) => {
  const failed = await (await request.get('/500.html')).text();
  const answer = { status: 500, contentType: 'text/html', body: failed };
  await page.route('/study-ireland?tab=costs', (route) => route.fulfill(answer), { times: 1 });
  await page.goto('/study-ireland?tab=costs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(main.getByText('500', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ireland');
  await expect(page).toHaveURL('/study-ireland?tab=costs');
});

test('a page that the server cannot give leaves a way back', async ({ page }) => {
  await page.goto('/study-ireland');
  await ready(page);
  const response = await page.goto('/study-atlantis');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ireland');
});
