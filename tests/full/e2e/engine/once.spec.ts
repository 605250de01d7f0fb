import { expect, type Locator, type Page, test } from '@playwright/test';
import { carouselIn, expectSlides, show, titlesOf } from '../../../e2e/carousels';
import { tabLinks } from '../../../e2e/engine/offices';
import { chooseFilterOnce, clicksOn, everyIsland, openHeldBack, ways } from '../../../e2e/engine/presses';
import { hydrated, ready } from '../../../e2e/hydration';
import { acceptPosts, fill, formOn } from '../../../e2e/tour-form';

/**
 * A press that hydrates an island takes effect once, however it is made. One that means something to the browser, such
 * as a middle click, is left to the browser.
 */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const [way, press] of Object.entries(ways))
  test.describe(`${way} before its script`, () => {
    test('shows the next card once', async ({ page }) => {
      const releaseScripts = await openHeldBack(page, '/norway');
      const courses = carouselIn(page.locator('[data-block=course-carousel]'));
      const titles = await titlesOf(courses);
      await show(courses);
      await press(courses.next);
      releaseScripts();
      await expectSlides(courses, titles, 2, 1);
    });

    test('opens an office of the accordion once', async ({ page }) => {
      const releaseScripts = await openHeldBack(page, '/about');
      const summary = page.locator('[data-block=offices] summary', { hasText: 'Mill' });
      const clicks = await clicksOn(summary);
      await press(summary);
      releaseScripts();
      await hydrated(summary);
      await expect(page.locator('[data-block=offices] details[open] summary')).toHaveText('Mill');
      expect(await clicks.jsonValue()).toEqual([true]);
    });

    test('sends a form once', async ({ page }) => {
      const posts = await acceptPosts(page);
      const releaseScripts = await openHeldBack(page, '/norway');
      await fill(page);
      const { button, thanks } = formOn(page);
      await press(button);
      await press(button);
      releaseScripts();
      await expect(thanks).toBeFocused();
      expect(posts()).toBe(1);
    });
  });

/** A tap is tested in tests/e2e/engine/once.spec.ts. */
for (const way of ['a click', 'Enter', 'Space'] as const)
  test(`${way} before its script chooses a filter once`, ({ page }) => chooseFilterOnce(page, way));

test('a form whose script never comes is sent once, however often its button is pressed', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.route(everyIsland, () => {});
  let posts = 0;
  await page.route('**/api/contact-form', (route) => {
    posts += 1;
    return route.fulfill({ status: 204 }); // the page stays
  });
  await page.goto('/norway');
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await page.clock.pauseAt(600_000);
  await fill(page);
  const { button } = formOn(page);
  await button.click({ noWaitAfter: true });
  await page.clock.runFor(1000);
  await button.click({ noWaitAfter: true });
  await page.clock.runFor(4100); // after five seconds the browser sends the form without its script
  await expect.poll(() => posts).toBe(1);
  await page.clock.runFor(2000);
  await page.evaluate(() => fetch('/healthz').then(({ status }) => status)); // what was sent before has come
  expect(posts).toBe(1);
});

test.describe('the tabs of the contact page', () => {
  const chosen = (page: Page) => page.locator('[data-block=offices] [aria-selected=true]');

  test('count each arrow key that was pressed before their script', async ({ page }) => {
    const releaseScripts = await openHeldBack(page, '/contact');
    await tabLinks(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    releaseScripts();
    await expect(chosen(page)).toHaveText(/Station/);
    await expect(tabLinks(page).nth(2)).toBeFocused();
  });

  test('leave the focus where the visitor has moved it since', async ({ page }) => {
    const releaseScripts = await openHeldBack(page, '/contact');
    await tabLinks(page).first().focus();
    await page.keyboard.press('ArrowRight');
    const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
    await elsewhere.focus();
    releaseScripts();
    await hydrated(tabLinks(page).first());
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(elsewhere).toBeFocused();
  });

  for (const [way, press] of [
    ['a press with the Control key', (tab: Locator) => tab.click({ modifiers: ['Control'] })],
    ['a middle click', (tab: Locator) => tab.click({ button: 'middle' })],
  ] as const)
    for (const state of ['unhydrated', 'hydrated'] as const)
      test(`leave ${way} to the browser while they are ${state}`, async ({ page, context }) => {
        const releaseScripts = await openHeldBack(page, '/contact');
        const tab = tabLinks(page).nth(1);
        if (state === 'hydrated') {
          releaseScripts();
          await tab.hover();
          await hydrated(tab);
        }
        const opened = context.waitForEvent('page');
        await press(tab);
        await (await opened).close();
        releaseScripts();
        await tab.hover();
        await hydrated(tab);
        await expect(chosen(page)).toHaveText(/Harbour/);
        await ready(page);
      });
});

test('a key that scrolls, in an open office of the accordion, is left to the browser', async ({ page }) => {
  await openHeldBack(page, '/about');
  const link = page.locator('[data-block=offices] details[open] a[href^="tel:"]');
  const keys = await link.evaluateHandle((element: HTMLElement) => {
    const keys: [string, boolean][] = [];
    element.addEventListener('keydown', ({ key, defaultPrevented }) => keys.push([key, defaultPrevented]));
    return keys;
  });
  await link.press('ArrowDown');
  expect(await keys.jsonValue()).toEqual([['ArrowDown', false]]);
});
