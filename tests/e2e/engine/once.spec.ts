import { expect, type Locator, type Page, test } from '@playwright/test';
import { isLong } from '../../is-long';
import { carouselIn, expectSlides, show, titlesOf } from '../carousels';
import { awake, ready } from '../complaints';
import { fill, formOn } from '../consultation';
import { holdBack } from '../hold-back';

/** Whatever wakes an island is carried out once, however the visitor presses; what is meant for the browser is its own. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const everyIsland = '**/assets/*.island.*.js';

/** What presses a button. */
const ways: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  'a click': (control) => control.click({ noWaitAfter: true }),
  'a tap': (control) => control.tap({ noWaitAfter: true }),
  Enter: (control) => control.press('Enter', { noWaitAfter: true }),
  Space: (control) => control.press('Space', { noWaitAfter: true }),
};

/** How many clicks an element hears from now on: those that are kept it does not hear. */
const clicksOn = (control: Locator) =>
  control.evaluateHandle((element) => {
    const clicks: boolean[] = [];
    element.addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted));
    return clicks;
  });

async function open(page: Page, route: string) {
  const letCome = await holdBack(page, everyIsland);
  await page.goto(route);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  return letCome;
}

for (const [turn, [way, press]] of Object.entries(ways).entries()) {
  /** Each control is pressed in one way of the hand and in one of the keyboard, in turn; `npm run test:long` presses each in all. */
  const isPressed = (control: number) => isLong || (control + turn) % 2 === 0;

  test.describe(`${way} before its script`, () => {
    if (isPressed(0))
      test('shows the next card once', async ({ page }) => {
        const letCome = await open(page, '/norway');
        const courses = carouselIn(page.locator('[data-block=course-carousel]'));
        const titles = await titlesOf(courses);
        await show(courses);
        await press(courses.next);
        letCome();
        await expectSlides(courses, titles, 2, 1);
      });

    if (isPressed(1))
      test('chooses a filter once', async ({ page }) => {
        const letCome = await open(page, '/lodges');
        const iceland = page.getByRole('group', { name: 'Country' }).getByRole('button', { name: 'Iceland' });
        const clicks = await clicksOn(iceland);
        await press(iceland);
        expect(await clicks.jsonValue()).toEqual([]);
        letCome();
        await expect(iceland).toHaveAttribute('aria-pressed', 'true');
        expect(await clicks.jsonValue()).toEqual([false]);
        if (way === 'Enter' || way === 'Space') await expect(iceland).toBeFocused();
      });

    if (isPressed(2))
      test('opens an office of the accordion once', async ({ page }) => {
        const letCome = await open(page, '/about');
        const summary = page.locator('[data-block=offices] summary', { hasText: 'Mill' });
        const clicks = await clicksOn(summary);
        await press(summary);
        letCome();
        await awake(summary);
        await expect(page.locator('[data-block=offices] details[open] summary')).toHaveText('Mill');
        expect(await clicks.jsonValue()).toEqual([true]);
      });

    if (isPressed(3))
      test('sends a form once', async ({ page }) => {
        let posts = 0;
        await page.route('**/api/contact-form', (route) => {
          posts += 1;
          return route.fulfill({ json: { ok: true } });
        });
        const letCome = await open(page, '/norway');
        await fill(page);
        const { button, thanks } = formOn(page);
        await press(button);
        await press(button);
        letCome();
        await expect(thanks).toBeFocused();
        expect(posts).toBe(1);
      });
  });
}

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
  await page.clock.runFor(4100);
  await expect.poll(() => posts).toBe(1);
  await page.clock.runFor(2000);
  await page.evaluate(() => fetch('/healthz').then(({ status }) => status)); // what was sent before has come
  expect(posts).toBe(1);
});

test.describe('the tabs of the contact page', () => {
  const tabs = (page: Page) => page.locator('[data-block=offices] [data-island] ul a[id$=-tab]');
  const chosen = (page: Page) => page.locator('[data-block=offices] [aria-selected=true]');

  test('count each arrow key that was pressed before their script', async ({ page }) => {
    const letCome = await open(page, '/contact');
    await tabs(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    letCome();
    await expect(chosen(page)).toHaveText(/Station/);
    await expect(tabs(page).nth(2)).toBeFocused();
  });

  test('leave the focus where the visitor has moved it since', async ({ page }) => {
    const letCome = await open(page, '/contact');
    await tabs(page).first().focus();
    await page.keyboard.press('ArrowRight');
    const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
    await elsewhere.focus();
    letCome();
    await awake(tabs(page).first());
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(elsewhere).toBeFocused();
  });

  for (const [way, stateInShort, press] of [
    ['a press with the Control key', 'awake', (tab: Locator) => tab.click({ modifiers: ['Control'] })],
    ['a middle click', 'asleep', (tab: Locator) => tab.click({ button: 'middle' })],
  ] as const)
    for (const state of isLong ? (['asleep', 'awake'] as const) : ([stateInShort] as const))
      test(`leave ${way} to the browser while they are ${state}`, async ({ page, context }) => {
        const letCome = await open(page, '/contact');
        const tab = tabs(page).nth(1);
        if (state === 'awake') {
          letCome();
          await tab.hover();
          await awake(tab);
        }
        const opened = context.waitForEvent('page');
        await press(tab);
        await (await opened).close();
        letCome();
        await tab.hover();
        await awake(tab);
        await expect(chosen(page)).toHaveText(/Harbour/);
        await ready(page);
      });
});

test('a key that scrolls, in an open office of the accordion, is the browser’s', async ({ page }) => {
  await open(page, '/about');
  const link = page.locator('[data-block=offices] details[open] a[href^="tel:"]');
  const keys = await link.evaluateHandle((element: HTMLElement) => {
    const keys: [string, boolean][] = [];
    element.addEventListener('keydown', ({ key, defaultPrevented }) => keys.push([key, defaultPrevented]));
    return keys;
  });
  await link.press('ArrowDown');
  expect(await keys.jsonValue()).toEqual([['ArrowDown', false]]);
});
