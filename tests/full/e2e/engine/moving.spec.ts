import { expect, type Page, test } from '@playwright/test';
import { footerLink, heading, scrollPosition, scrollTo } from '../../../e2e/engine/between-pages';
import { holdBackPage, withoutFetchingAhead } from '../../../e2e/hold-back';
import { ready } from '../../../e2e/hydration';

/** Presses a link without waiting for the page that it leads to. */
const press = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), href);

test.use({ viewport: { width: 1280, height: 800 } });

test('a link to the current page leads to its top', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await scrollTo(page, 1000);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('back returns to the position on a page that was reloaded part-way down', async ({ page }) => {
  await page.goto('/norway');
  await ready(page);
  await scrollTo(page, 2000);
  await page.reload();
  await ready(page);
  await expect.poll(() => scrollPosition(page)).toBe(2000);
  await press(page, '/japan');
  await expect(heading(page)).toContainText('Japan');
  await page.goBack();
  await expect(heading(page)).toContainText('Norway');
  await expect.poll(() => scrollPosition(page)).toBe(2000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  for (const route of ['/norway', '/lodges'])
    test(`a reload of ${route} and Back return to where the visitor was`, async ({ page }) => {
      await page.goto(route);
      await ready(page);
      await scrollTo(page, 3000);
      await ready(page); // what has come into view is hydrated
      const position = await scrollPosition(page);
      await page.reload();
      await ready(page);
      await expect.poll(() => scrollPosition(page)).toBe(position);
      await press(page, '/japan');
      await expect(heading(page)).toContainText('Japan');
      await ready(page);
      await page.goBack();
      await expect(page).toHaveURL(route);
      await ready(page);
      await expect.poll(() => scrollPosition(page)).toBe(position);
    });
});

test('a press on a link has the browser request the next page at once, and nothing before it', async ({
  page,
}) => {
  await holdBackPage(page, '/japan');
  const asked: string[] = [];
  await page.goto('/norway');
  await ready(page);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const events = await footerLink(page, 'Japan').evaluate((link: HTMLElement) => {
    const seen: string[] = [];
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', () => seen.push('navigate'));
    link.click();
    return [...seen, 'end of the press'];
  });
  expect(events).toEqual(['navigate', 'end of the press']); // from here on the browser shows that it loads
  await expect.poll(() => asked).toContain('/japan');
  expect(asked[0]).toBe('/japan'); // no script of ours asks for anything first
});

test('a page that no longer exists is answered by the 404 page, at its own address', async ({ page }) => {
  await withoutFetchingAhead(page);
  await page.route('**/japan', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/gone', route.request().url()).href }) }),
  );
  await page.goto('/norway');
  await footerLink(page, 'Japan').click();
  await expect(page).toHaveURL('/japan');
  await expect(page).not.toHaveTitle(/Norway|Japan/);
  await expect(heading(page)).toBeVisible();
});

test('pages follow one another in a view transition, unless motion is to be reduced', async ({ page }) => {
  await page.goto('/norway');
  /** The `@view-transition` rules that apply. */
  const transitions = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && !window.matchMedia(rule.conditionText).matches) continue;
          if (rule.cssText.startsWith('@view-transition')) found.push(rule.cssText);
          else if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) visit(sheet.cssRules);
      return found;
    });
  expect(await transitions()).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await transitions()).toEqual([]);
});

test('back from an anchor returns to where the visitor was, on each page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/norway');
  await ready(page);
  await scrollTo(page, 300);
  await page.locator('a[href="#living"]').first().click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  await footerLink(page, 'Japan').click();
  await expect(heading(page)).toContainText('Japan');
  await scrollTo(page, 200);
  await page.locator('a[href="#living"]').first().click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);

  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(200);
  await page.goBack();
  await expect(heading(page)).toContainText('Norway');
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test('the old page stays until the new one has arrived', async ({ page }) => {
  const releasePage = await holdBackPage(page, '/japan');
  const shown: string[] = [];
  await page.exposeFunction('report', (text: string) => shown.push(text));
  await page.goto('/norway');
  await ready(page);
  await page.evaluate(() => {
    const { report } = window as unknown as { report: (text?: string | null) => void };
    document.querySelector<HTMLElement>('footer a[href="/japan"]')?.click();
    setTimeout(() => report(document.querySelector('h1')?.textContent), 500);
  });
  await expect.poll(() => shown).toEqual(['Ride in Norway']);
  releasePage();
  await expect(heading(page)).toContainText('Japan');
});

test('a visitor who goes elsewhere while a page is on its way arrives there', async ({ page }) => {
  const releasePage = await holdBackPage(page, '/japan');
  await page.goto('/norway');
  await ready(page);
  await page.evaluate(() => {
    const press = (href: string) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click();
    press('/japan');
    setTimeout(press, 500, '/portugal');
  });
  await expect(heading(page)).toContainText('Portugal');
  releasePage();
  await footerLink(page, 'Japan').click();
  await expect(heading(page)).toContainText('Japan');
});
