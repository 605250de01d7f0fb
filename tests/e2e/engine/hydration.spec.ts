import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdBack } from '../hold-back';
import { hydrated, ready } from '../hydration';
import { view, withAnalytics } from './reported-views';
import { addForm, eventsOf, menu, panel, script, send, trigger } from './unhydrated-menu';

/** When an island is hydrated, and what becomes of a press on it before. */

test.use({ viewport: { width: 1280, height: 800 } });

/** Whether an island is hydrated, or its script is on the way. */
const isBegun = (island: Locator) =>
  island.evaluate((element) => element.matches('[data-hydrating], [data-hydrated]'));
/** Lets pass whatever the page could wait for: time, and what an IntersectionObserver first reports. */
async function passTime(page: Page) {
  await page.clock.runFor(5000);
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
}

test('the script of an island is fetched when a pointer comes near, and not before; a menu that styles alone have opened stays open when the script has come', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.island.')) fetched.push(request.url());
  });
  const releaseScripts = await holdBack(page, script);
  await page.goto('/about');
  await ready(page);
  expect(fetched).toEqual([]);
  await trigger(page, 'Offices').hover();
  await expect.poll(() => fetched).toHaveLength(1);
  await trigger(page, 'Offices').click();
  await expect(panel(page, 'Offices')).toBeVisible();
  releaseScripts();
  await hydrated(menu(page));
  await expect(trigger(page, 'Offices')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, 'Offices')).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('events of an island that is not hydrated yet are replayed when it is, once and in order', async ({
  page,
}) => {
  const releaseScripts = await holdBack(page, script);
  await page.clock.install({ time: 0 });
  await page.goto('/about');
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await page.clock.pauseAt(600_000); // a press waits for its script for five seconds only
  const events = await eventsOf(page);
  await trigger(page, 'Offices').click();
  await trigger(page, 'Countries').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a'); // nothing that an island answers
  expect(events).toEqual(['a']);
  await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
  releaseScripts();
  await hydrated(menu(page));
  await page.clock.resume();
  await expect.poll(() => events).toEqual(['a', 'click Offices', 'click Countries', 'ArrowRight']);
  await expect(menu(page)).not.toHaveAttribute('aria-busy');
  await expect(trigger(page, 'Rides')).toBeFocused();
  await expect(panel(page, 'Countries')).toBeHidden(); // the focus has moved on
});

test('while an island is unhydrated a key with a modifier is left to the browser, and a link is followed', async ({
  page,
}) => {
  await page.route(script, () => {}); // never answered
  await page.goto('/about');
  const events = await eventsOf(page);
  await trigger(page, 'Offices').focus();
  await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(() => events).toEqual(['Control', 'ArrowLeft']);
  await trigger(page, 'Offices').hover();
  await panel(page, 'Offices').getByRole('link', { name: 'Harbour' }).click();
  await expect(page).toHaveURL('/harbour-office');
});

test('a press is left to the browser if the script is gone, as after another build', async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  await addForm(page);
  await send(page);
  await expect(page).toHaveURL('/blog?'); // where the form leads that the browser has sent
});

test('a press waits five seconds for a script that does not come, and is then left to the browser', async ({
  page,
}) => {
  await page.route(script, () => {});
  await page.clock.install({ time: 0 });
  await page.goto('/about');
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await page.clock.pauseAt(600_000);
  await addForm(page);
  await send(page);
  await page.clock.runFor(4900);
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/blog?');
});

test('hydration that failed is retried with the next press', async ({ page }) => {
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function hydrate(element) {
        element.dataset.tried = Number(element.dataset.tried ?? 0) + 1;
        if (element.dataset.tried === '1') throw new Error('not yet');
      }`,
    }),
  );
  await page.goto('/about');
  await trigger(page, 'Offices').click();
  await expect(menu(page)).toHaveAttribute('data-tried', '1');
  await trigger(page, 'Countries').click();
  await hydrated(menu(page));
  await expect(menu(page)).toHaveAttribute('data-tried', '2');
});

test('an island that hydrates when it is in view waits until the page has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.clock.install();
  const letLoad = await holdBack(page, '**/assets/images/**');
  await page.goto('/portugal', { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  const contents = page.locator('[data-island=contents-bar]');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await passTime(page);
  expect(await isBegun(contents)).toBe(false);
  letLoad();
  await hydrated(contents);
});

test('in a prerendered page nothing hydrates and no view is reported until it is shown', async ({ page }) => {
  const { views } = await withAnalytics(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/portugal');
  const header = page.locator('header [data-hydrate=visible]').filter({ visible: true });
  await passTime(page);
  expect(await isBegun(header)).toBe(false);
  expect(views()).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await hydrated(header);
  await expect.poll(views).toEqual([view('/portugal')]);
});
