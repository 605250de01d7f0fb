import { expect, type Locator, test } from '@playwright/test';
import { hydrate, ready } from '../../e2e/hydration';
import { violationsOn } from '../../e2e/violations';

/** With something open, and in forced colours; every-route.spec.ts looks at each page with everything in it open. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with something open', () => {
  // any-site/shell.spec.ts looks at each menu alone, in both schemes.
  test('a menu and the page below it have no accessibility violations', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/study-ireland');
    await ready(page);
    await page.getByRole('banner').getByRole('button', { name: 'Study Abroad' }).click();
    await expect(page.getByRole('banner').getByRole('link').nth(6)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  for (const [route, island] of [
    ['/contact', 'tabs'],
    ['/about', 'accordion'],
  ] as const)
    test(`the ${island} of ${route}, hydrated, have no accessibility violations`, async ({ page }) => {
      await page.goto(route);
      await ready(page);
      await hydrate(page.locator(`[data-island=${island}]`));
      expect(await violationsOn(page, `[data-island=${island}]`)).toEqual([]);
    });

  test("answers and the form's errors have no accessibility violations", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/study-newzealand');
    await ready(page);
    for (const summary of (await page.locator('[data-block=faq] summary').all()).slice(0, 3))
      await summary.click();
    await page.locator('[data-block=enquiry-form] button[type=submit]').click();
    await expect(page.getByText('Please enter a valid first name.')).toBeVisible();
    for (const block of ['faq', 'enquiry-form'])
      expect(await violationsOn(page, `[data-block=${block}]`)).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  for (const [name, route, chosen, other] of [
    ['a filter', '/university-partnerships', 'button[aria-pressed=true]', 'button[aria-pressed=false]'],
    [
      'a tab before its hydration',
      '/contact',
      '[data-island=tabs] li:first-child a',
      '[data-island=tabs] li:last-child a',
    ],
    ['a tab', '/contact', '[aria-selected=true]', '[aria-selected=false]'],
    ['the current page', '/about', 'header a[aria-current=page]', 'header nav a:not([aria-current])'],
    ['the section in view', '/study-ireland#living', '[data-contents] [aria-current]', '[data-contents] a'],
  ] as const) {
    test(`${name} can be distinguished from its neighbours`, async ({ page }) => {
      await page.goto(route);
      await ready(page);
      if (name === 'a tab') await hydrate(page.locator('[data-island=tabs]'));
      const groundOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await groundOf(chosen)).not.toBe(await groundOf(other));
    });
  }

  test('in a menu the description of the current page has the colour of its link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/study-ireland');
    await ready(page);
    await page.getByRole('banner').getByRole('button', { name: 'Study Abroad' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: /^Ireland/ });
    const colourOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);
    expect(await colourOf(link.locator('small').first())).toBe(await colourOf(link));
  });

  test('the logo of the footer has the same stroke colour as that of the header', async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    const strokeIn = (part: 'banner' | 'contentinfo') =>
      page
        .getByRole(part)
        .getByRole('link', { name: 'Meridian Study Abroad' })
        .locator('svg')
        .evaluate((logo) => getComputedStyle(logo).stroke);
    expect(await strokeIn('contentinfo')).toBe(await strokeIn('banner'));
  });

  test('a mark has a border instead of a background', async ({ page }) => {
    await page.goto('/study-ireland');
    await ready(page);
    const mark = page.locator('[data-block=next-steps] mark');
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(mark).toHaveCSS('background-color', canvas);
    await expect(mark).toHaveCSS('border-style', 'solid');
  });

  test('the logos of partners keep their white background', async ({ page }) => {
    await page.goto('/university-partnerships');
    await ready(page);
    for (const block of ['logos', 'university-explorer'])
      await expect(page.locator(`[data-block=${block}] img`).first()).toHaveCSS(
        'background-color',
        'rgb(255, 255, 255)',
      );
  });
});
