import { expect, type Page, test } from '@playwright/test';
import { complaintsOf, hydrated } from './complaints';
import { holdBack } from './hold-back';

/** Counts full loads, to distinguish a move in the browser from one. */
async function countLoads(page: Page) {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Fake analytics, since the site does not load them itself. */
const withAnalytics = (page: Page) =>
  page.addInitScript(() => {
    const views: unknown[][] = [];
    Object.assign(window, { views, gtag: (...call: unknown[]) => views.push(call) });
  });
const viewsOf = (page: Page) => page.evaluate(() => (window as unknown as { views: unknown[][] }).views);

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);
/** Scrolls, until the page itself has heard of it. */
const scrollTo = (page: Page, position: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    position,
  );

test.use({ viewport: { width: 1280, height: 800 } });

test('a link to another page moves in the browser: head and content change, the view is at the top', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/study-ireland');
  await hydrated(page);
  const loads = await countLoads(page);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Germany: The Destination for Global Scholars',
  );
  await expect(page).toHaveTitle(/Germany/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/study-germany$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(loads()).toBe(0);
  expect(complaints).toEqual([]);
});

test('back returns to where the visitor was, forward to the top of the page that followed', async ({
  page,
}) => {
  await page.goto('/study-ireland');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Germany' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ireland');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to an anchor scrolls it below the header, and again when it is pressed again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/study-ireland');
  await hydrated(page);
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
});

test('a link to an anchor on another page leads there, and the tab order continues from there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await page.locator('main a[href="/contact#contact-form"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contact-form')).toBeFocused();
  await expect(page.locator('#contact-form h2')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact-form input').first()).toBeFocused();
});

test('a link to the current page leads to its top, as it would without script', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await scrollTo(page, 1000);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test('back from an anchor returns to where the visitor was, on each page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/study-ireland');
  await hydrated(page);
  await scrollTo(page, 300);
  await page.locator('a[href="#living"]').first().click();
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await scrollTo(page, 200);
  await page.locator('a[href="#living"]').first().click();
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000);

  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(200);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ireland');
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000);
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(300);
});

test('back returns to the position on a page that was reloaded part-way down', async ({ page }) => {
  await page.goto('/study-ireland');
  await hydrated(page);
  await scrollTo(page, 2000);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolledTo(page)).toBe(2000);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/study-germany"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ireland');
  await expect.poll(() => scrolledTo(page)).toBe(2000);
});

test('scroll restoration is ours again after a return from another site', async ({ page }) => {
  await page.goto('/study-ireland');
  await hydrated(page);
  const restoration = () => page.evaluate(() => window.history.scrollRestoration);
  const turn = (type: string) =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  expect(await restoration()).toBe('manual');
  await turn('pagehide');
  expect(await restoration()).toBe('auto');
  await turn('pageshow');
  expect(await restoration()).toBe('manual');
});

test('an answer opens when it is linked to', async ({ page }) => {
  await page.goto('/study-newzealand');
  await hydrated(page);
  const answer = page.locator('main details').nth(3);
  await answer
    .locator('div')
    .first()
    .evaluate((element) => {
      element.id = 'linked';
    });
  await page.evaluate(() => {
    window.location.hash = 'linked';
  });
  await expect(answer).toHaveAttribute('open', '');
});

test('each path and query is reported once to analytics, and a hash is not', async ({ page }) => {
  await withAnalytics(page);
  await page.goto('/study-ireland?from=mail');
  await hydrated(page);
  const view = (path: string) => ['event', 'page_view', { page_path: path }];
  expect(await viewsOf(page)).toEqual([view('/study-ireland?from=mail')]);

  await page.locator('a[href="#living"]').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await expect.poll(() => viewsOf(page)).toEqual([view('/study-ireland?from=mail'), view('/study-germany')]);
});

test('a view is reported once the page has its title', async ({ page }) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles, gtag: () => titles.push(document.title) });
  });
  await page.goto('/study-ireland');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await expect(page).toHaveTitle(/Germany/);
  const titles = () => page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  await expect.poll(titles).toEqual([expect.stringContaining('Ireland'), expect.stringContaining('Germany')]);
});

test('the first view is reported before anything is fetched for hydration', async ({ page }) => {
  await withAnalytics(page);
  await page.route('**/*.block.*.js', () => {}); // never answered: hydration waits for ever
  await page.goto('/study-ireland', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => viewsOf(page)).toHaveLength(1);
});

test('a page of another build is loaded by the browser', async ({ page }) => {
  await page.route('**/study-germany/page.json', (route) =>
    route.fulfill({ json: { build: 'another', page: {} } }),
  );
  await page.goto('/study-ireland');
  await hydrated(page);
  const loads = await countLoads(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await expect.poll(loads).toBe(1);
});

test('a page that no longer exists is loaded by the browser, and says so', async ({ page }) => {
  await page.route('**/study-germany/page.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/study-ireland');
  await hydrated(page);
  const loads = await countLoads(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await expect.poll(loads).toBe(1);
});

test('a page that fails after the visitor went elsewhere leaves them there, and is requested again', async ({
  page,
}) => {
  let fail = () => {};
  const blocked = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    '**/study-germany/page.json',
    async (route) => {
      await blocked;
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/study-ireland');
  await hydrated(page);
  const loads = await countLoads(page);
  const moveTo = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();
  const asked = page.waitForRequest('**/study-germany/page.json');
  await moveTo('Germany');
  await asked;
  await moveTo('Canada');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Canada');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('page.json'));
  fail();
  await failed;
  await moveTo('Germany');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  expect(loads()).toBe(0);
});

test('the old page stays until the new one has arrived', async ({ page }) => {
  const letCome = await holdBack(page, '**/study-germany/page.json');
  await page.goto('/study-ireland');
  await hydrated(page);
  const asked = page.waitForRequest('**/study-germany/page.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ireland');
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await expect(page.locator('html[data-moving]')).toHaveCount(0);
});

test('a slow page shows progress, and after five seconds the browser loads it', async ({ page }) => {
  await page.route('**/study-germany/page.json', () => {});
  await page.clock.install();
  await page.goto('/study-ireland');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Germany' }).click();
  await expect(page.locator('html[data-moving]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ireland');
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(5000);
  await loaded;
  await expect(page).toHaveURL(/\/study-germany$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany');
  await expect(page.locator('html[data-moving]')).toHaveCount(0);
});

test('the first link skips the header', async ({ page }) => {
  await page.goto('/study-ireland');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});
