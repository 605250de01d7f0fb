import { expect, test } from '@playwright/test';
import { awake, wakeUp } from '../complaints';

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
  await page.goto('/portugal');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.hover();
  await expect.poll(() => errors.join()).toContain('the contents are broken');
  await contents.getByRole('link', { name: 'Living' }).click();
  await expect(page.locator('#living')).toBeInViewport();
  await expect(page.locator('[data-block=reasons]')).toBeAttached();
});

test('a menu that fails once it is awake is reported, and opens as it was served', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/about');
  const menu = page.locator('[data-island=mega-menu]');
  const panel = (name: string) => menu.getByRole('group', { name });
  await wakeUp(menu.getByRole('link').first());
  await page.evaluate(() => {
    const { addEventListener } = window;
    window.addEventListener = (...[type, ...rest]: Parameters<typeof addEventListener>) => {
      if (type !== 'scroll') return addEventListener(type, ...rest);
      window.addEventListener = addEventListener;
      throw new Error('the menu is broken'); // an open panel listens to it
    };
  });
  await menu.getByRole('button', { name: 'Offices' }).hover();
  await expect.poll(() => errors.join()).toContain('the menu is broken');
  await expect(panel('Offices')).toBeVisible();
  await menu.getByRole('button', { name: 'Rides' }).hover();
  await expect(panel('Rides')).toBeVisible();
  await expect(panel('Offices')).toBeHidden();
  await panel('Rides').getByRole('link', { name: 'Gravel' }).click();
  await expect(page).toHaveURL('/gravel-rides');
});
