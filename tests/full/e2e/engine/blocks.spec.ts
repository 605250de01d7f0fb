import { expect, type Page, test } from '@playwright/test';
import { type ChangedSite, serveBuilt } from '../../../e2e/changed-site';
import { violationsInBoth } from '../../../e2e/violations';
import { blocksSite } from './blocks-site';

test.describe.configure({ mode: 'serial' });

/** The smallest phone, the breakpoints, and widths between and beyond them. */
const widths = [320, 390, 640, 768, 1024, 1280, 1440, 1600];

let site: ChangedSite;
test.beforeAll(async () => {
  site = await serveBuilt(await blocksSite());
});
test.afterAll(() => site?.stop());

const open = (page: Page, path: string) => page.goto(site.origin + path);

test.describe('general blocks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/blocks', '/arabic'])
    test(`have nothing that axe finds, in either scheme: ${path}`, async ({ page }) => {
      await open(page, path);
      expect(await violationsInBoth(page)).toEqual([]);
    });

  for (const path of ['/blocks', '/arabic'])
    test(`never make the page scroll sideways, in large text either: ${path}`, async ({ page }) => {
      await open(page, path);
      for (const size of ['100%', '200%'])
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const beyond = await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize;
            return document.documentElement.scrollWidth - innerWidth;
          }, size);
          expect(beyond, `${width} px, text of ${size}`).toBeLessThanOrEqual(0);
        }
    });

  test('show a table whole on a phone and on paper, and where it is too wide in a box that the keyboard scrolls', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/blocks');
    const region = page.getByRole('region', { name: 'Evening courses' });
    const hiddenWidth = () => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await hiddenWidth()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1000, height: 844 });
    // Nine more columns, so that the table is too wide.
    await region.locator('tr').evaluateAll((rows) => {
      for (const row of rows)
        for (let more = 0; more < 9; more += 1) row.append(row.lastElementChild?.cloneNode(true) ?? '');
    });
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 700, height: 1000 });
    expect(await hiddenWidth()).toBeLessThanOrEqual(0);
  });

  test('ask another site for nothing before its video is played', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.route('https://player.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>Playing' }),
    );
    await open(page, '/blocks');
    const link = page.getByRole('link', { name: 'The first ten minutes of a lesson' });
    await link.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island=video][data-hydrated]')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([new URL(site.origin).hostname]));
    await link.click();
    await expect(page.frameLocator('[data-embed] iframe').getByText('Playing')).toBeVisible();
    await expect(page.locator('[data-embed] iframe')).toBeFocused();
  });

  test('have a link to the page of their video without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await open(page, '/blocks');
    await expect(page.getByRole('link', { name: 'The first ten minutes of a lesson' })).toHaveAttribute(
      'href',
      'https://video.example.com/watch/42',
    );
    await page.close();
  });

  test('show the notice of the site as a landmark on every page, and not as a live region', async ({
    page,
  }) => {
    for (const path of ['/', '/plain', '/nowhere']) {
      await open(page, path);
      const notice = page.getByRole('complementary', { name: 'The office is closed' });
      await expect(notice).toContainText('We are back on Monday.');
      expect(await notice.getAttribute('aria-live')).toBeNull();
    }
  });

  test('show notices with dates by the day in the time zone of the site, wherever they are read, and shift nothing', async ({
    browser,
  }) => {
    /** The notices that are shown at a time in a time zone; without them, to a visitor without script. */
    const shownAt = async (time?: string, timezoneId?: string) => {
      const page = await browser.newPage(time ? { timezoneId } : { javaScriptEnabled: false });
      if (time) await page.clock.setFixedTime(new Date(time));
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement;
          for (const entry of list.getEntries())
            dataset.shift = `${Number(dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value}`;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const complaints: string[] = []; // such as an inline script that the policy refuses
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await open(page, '/dated');
      const shown = await page.locator('main [data-block=notice]:visible').allInnerTexts();
      const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
      await page.close();
      expect(complaints).toEqual([]);
      expect(shift).toBeLessThan(0.01);
      return shown;
    };
    // The site names no zone: its days are those of UTC.
    expect(await shownAt('2100-01-09T23:59:00Z', 'Pacific/Auckland')).toEqual(['Until then']);
    expect(await shownAt('2100-01-10T00:01:00Z', 'Pacific/Pago_Pago')).toEqual(['Later']);
    expect(await shownAt('2100-01-20T23:59:00Z', 'Pacific/Auckland')).toEqual(['Later']);
    expect(await shownAt('2100-01-21T00:01:00Z', 'Pacific/Pago_Pago')).toEqual([]);
    expect(await shownAt()).toEqual(['Until then']); // as on the day of the build
  });

  test('name their language and run in its direction', async ({ page }) => {
    await open(page, '/arabic');
    const section = page.locator('[data-block=people]');
    await expect(section).toHaveAttribute('lang', 'ar');
    await expect(section).toHaveCSS('direction', 'rtl');
    await open(page, '/blocks');
    await expect(page.getByText('Conversação')).toHaveAttribute('lang', 'pt');
  });
});

test('a page without these blocks does without their styles; with a video, the policy names the player', async ({
  request,
}) => {
  const plain = await request.get(`${site.origin}/plain`);
  const full = await request.get(`${site.origin}/blocks`);
  const styles = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1]?.length ?? 0;
  expect(styles(await plain.text())).toBeLessThan(styles(await full.text()) / 2);
  const policyOf = (response: typeof plain) => response.headers()['content-security-policy'];
  expect(policyOf(full)).toContain('frame-src https://player.example.com');
  expect(policyOf(plain)).toContain("default-src 'none'");
});

test('a logo for dark grounds takes the place of the other in the footer, and in the header of a dark screen', async ({
  page,
}) => {
  await page.goto(`${site.origin}/plain`);
  const drawnIn = (part: 'banner' | 'contentinfo') =>
    page.getByRole(part).locator('a svg:visible').locator('path').getAttribute('fill');
  for (const [scheme, forced, header, footer] of [
    ['light', 'none', '#123', '#fed'],
    ['dark', 'none', '#fed', '#fed'],
    ['light', 'active', '#123', '#123'],
    ['dark', 'active', '#fed', '#fed'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme, forcedColors: forced });
    expect(await drawnIn('banner'), `${scheme}, ${forced}`).toBe(header);
    expect(await drawnIn('contentinfo'), `${scheme}, ${forced}`).toBe(footer);
  }
});
