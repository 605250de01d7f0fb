import { expect, type Locator, type Page, test } from '@playwright/test';
import { carouselIn } from '../../../e2e/carousels';
import { hydrate, hydrated, ready } from '../../../e2e/hydration';
import { fill, formOn } from '../../../e2e/tour-form';

/** What a visitor sees of a failure. What the loader (entry-browser.ts) does about it is in hydration.spec.ts. */

const everyIsland = '**/assets/*.island.*.js';

test('without scripts a page can be read and left', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/norway');
  await page.locator('[data-block=faq] summary').first().click();
  await expect(page.locator('[data-block=faq] details').first()).toHaveAttribute('open');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Japan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
});

test('a page that does not exist has a heading, and Back leads to the page before', async ({ page }) => {
  await page.goto('/portugal');
  await ready(page);
  const response = await page.goto('/atlantis');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Portugal');
});

test('a menu that fails once it is hydrated is reported, and opens as it was served', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/about');
  const menu = page.locator('[data-island=mega-menu]');
  const panel = (name: string) => menu.getByRole('group', { name });
  await hydrate(menu.getByRole('link').first());
  await page.evaluate(() => {
    const { addEventListener } = window;
    window.addEventListener = (...[type, ...rest]: Parameters<typeof addEventListener>) => {
      if (type !== 'scroll') return addEventListener(type, ...rest);
      window.addEventListener = addEventListener;
      throw new Error('the menu is broken'); // an open panel listens to `scroll`
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

/** What becomes of the script of an island. */
const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'throws when it hydrates': (page) =>
    page.route(everyIsland, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function hydrate() { throw new Error('broken') }",
      }),
    ),
  'cannot be fetched': (page) => page.route(everyIsland, (route) => route.abort()),
  'never comes': (page) => page.route(everyIsland, () => {}),
};

for (const [failure, fail] of Object.entries(failures))
  test.describe(`where the script of every island ${failure}`, () => {
    test.beforeEach(({ page }) => fail(page));

    /** Touches every island of the page, as a visitor does who tries everything. */
    async function tryEverything(page: Page) {
      await page.locator('html[data-script]').waitFor({ state: 'attached' });
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('[data-island]'))
          island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      });
      if (failure === 'never comes') return;
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-island]')].every((island) => island.matches('[data-failed]')),
      );
    }

    test('a phone’s menu, questions, cards, contents and forms work', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/norway');
      await tryEverything(page);
      const menu = page.locator('header [popover]');
      await page.locator('header button[popovertarget]').click();
      await menu.locator('summary').first().click();
      await expect(menu.locator('details[open] a').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('[data-block=faq] summary').nth(3).click();
      await expect(page.locator('[data-block=faq] details').nth(3)).toHaveAttribute('open');
      const courses = carouselIn(page.locator('[data-block=course-carousel]'));
      await courses.slides.nth(1).scrollIntoViewIfNeeded();
      await expect(courses.slides.nth(1)).toBeInViewport({ ratio: 0.5 });
      if (failure !== 'never comes') await expect(courses.next).toBeHidden();
      await page.locator('[data-contents] a').nth(2).click();
      await expect(page.locator(':target')).toBeInViewport();
      // No errors besides those of the failure itself.
      expect(errors.filter((message) => !/broken|destructure|Failed to fetch/.test(message))).toEqual([]);
      await page.route('**/api/contact-form', (route) => route.fulfill({ body: 'Thanks' }));
      await fill(page);
      await formOn(page).button.click();
      await expect(page).toHaveURL(/\/api\/contact-form$/);
    });

    test('the wide menu opens by pointer and key, and its links are followed', async ({ page }) => {
      await page.goto('/about');
      await tryEverything(page);
      const menu = page.locator('[data-island=mega-menu]');
      const panel = (name: string) => menu.getByRole('group', { name });
      await menu.getByRole('button', { name: 'Countries' }).hover();
      await expect(panel('Countries')).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(panel('Countries')).toBeHidden();
      await menu.getByRole('button', { name: 'Offices' }).press('Enter');
      await expect(panel('Offices')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel('Offices').getByRole('link').first()).toBeFocused();
      await panel('Offices').getByRole('link', { name: 'Harbour' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/harbour-office');
    });

    test('wide menus, tabs and the accordion open', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      await page.goto('/contact');
      await tryEverything(page);
      const menu = page.locator('[data-island=mega-menu]');
      await menu.getByRole('button', { name: 'Offices' }).hover();
      await expect(menu.getByRole('group', { name: 'Offices' })).toBeVisible();
      await expect(menu.getByRole('group', { name: 'Offices' }).getByRole('button')).toBeHidden();
      const offices = page.locator('[data-block=offices]');
      await offices.locator('a[href^="#"]', { hasText: 'Station' }).click();
      await expect(offices.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText(
        'Station',
      );
      await page.goto('/about');
      await tryEverything(page);
      await offices.locator('summary', { hasText: 'Mill' }).click();
      await expect(offices.locator('details[open] summary')).toHaveText('Mill');
    });

    test('figures, partners and lodges are shown', async ({ page }) => {
      await page.goto('/');
      await tryEverything(page);
      const figures = page.locator('[data-block=counters] [data-final]');
      for (const figure of await figures.all()) await expect(figure).toHaveCSS('opacity', '1');
      await expect(page.locator('[data-block=logos] button')).toBeHidden();
      await expect(page.locator('[data-block=hero] button')).toBeHidden();
      await page.goto('/lodges?country=Iceland');
      await tryEverything(page);
      const lodges = page.locator('[data-block=university-explorer] li[data-item]');
      await passTime(page.locator('[data-block=university-explorer] ul'));
      await expect(lodges.filter({ visible: true })).toHaveCount(12);
    });
  });

/** Finishes the animations that run, by which style sheets show elements only after some time. */
const passTime = (elements: Locator) =>
  elements.evaluateAll((all) => {
    for (const animation of all.flatMap((element) => element.getAnimations()))
      if (animation.playState === 'running') animation.finish();
  });

test('an island of React that throws in the browser is reported, and stays as it was served', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/contact');
  const tabs = page.locator('[data-island=tabs]');
  await tabs.evaluate((island) => island.setAttribute('data-props', '{}')); // its component cannot render with these
  const tab = tabs.locator('a[href^="#"]', { hasText: 'Station' });
  await tab.hover();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await tab.click();
  await expect(tabs.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText('Station');
});

test('a form that fails once it is hydrated is reported, and is again as it was served; typing hydrates it again', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/contact');
  const city = formOn(page).field('Current city');
  await city.focus();
  await hydrated(city);
  await city.evaluate((field: HTMLInputElement) => {
    const { join } = Array.prototype;
    Array.prototype.join = () => {
      throw new Error('the form is broken');
    };
    addEventListener('error', () => Object.assign(Array.prototype, { join }), { once: true });
    field.form?.reset(); // the form renders its fields again, which joins texts
  });
  await expect.poll(() => errors.join()).toContain('the form is broken');
  await expect(city).toBeFocused(); // the keyboard goes on from where it was
  await page.keyboard.type('Surat');
  await hydrated(city);
  await expect(city).toHaveValue('Surat');
});

test('in place of a page that the server fails to give is the error page with its status, whose link reloads it', async ({
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
