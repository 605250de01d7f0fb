import { expect, type Locator, test } from '@playwright/test';
import { ready } from '../../../e2e/complaints';
import { names, officesOn, openAccordion, openOffices, tabsOn } from '../../../e2e/engine/offices';

test.describe('offices as an accordion', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'awake' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('has the first office open, then the selected office, and closes the open one', async ({
        page,
      }) => {
        if (javaScriptEnabled) await openAccordion(page);
        else await page.goto('/about');
        await expect(officesOn(page).locator('summary')).toHaveText(names);
        await expect(openOffices(page)).toHaveText(['Harbour']);
        await officesOn(page).nth(2).locator('summary').click();
        await expect(openOffices(page)).toHaveText(['Station']);
        await expect(officesOn(page).nth(2).locator('address')).toBeVisible();
        await expect(officesOn(page).nth(0).locator('address')).toBeHidden();
        await officesOn(page).nth(2).locator('summary').click();
        await expect(openOffices(page)).toHaveCount(0);
      });
    });
  }

  test('is walked with the arrow keys, Home and End, which wrap and open nothing', async ({ page }) => {
    await openAccordion(page);
    const summary = officesOn(page).locator('summary');
    await summary.first().focus();
    for (const [key, number] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 3],
      ['ArrowDown', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(summary.nth(number)).toBeFocused();
    }
    await expect(openOffices(page)).toHaveText(['Harbour']);
  });

  test('opens what the browser opens by itself, and closes the other', async ({ page }) => {
    await openAccordion(page);
    await officesOn(page)
      .nth(3)
      .locator('address')
      .evaluate((address) => {
        address.id = 'linked';
        location.hash = 'linked'; // as find-in-page does
      });
    await expect(openOffices(page)).toHaveText(['Orchard']);
    await officesOn(page).nth(3).locator('summary').click();
    await expect(openOffices(page)).toHaveCount(0);
  });
});

test('a map asks its site for nothing before it is opened, in its place, with script and without', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 390, height: 780 },
    });
    const page = await context.newPage();
    const asked: { address: string; referer: string | undefined }[] = [];
    await page.route(/openstreetmap\.org/, (route) => {
      asked.push({ address: route.request().url(), referer: route.request().headers().referer });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>Streets' });
    });
    await page.goto('/contact');
    const map = page.locator('[data-block=map]').getByRole('figure');
    await map.scrollIntoViewIfNeeded();
    const frame = map.locator('iframe');
    await expect(frame).toHaveAttribute('title', 'Map of Lisbon');
    await expect(map.getByText('Map of Lisbon', { exact: true })).toBeVisible();
    await expect(map.locator('address')).toContainText('Sample Street');
    await expect(map).toContainText('If you show the map, it is loaded from www.openstreetmap.org.');
    const way = map.getByRole('link', { name: 'Open the map on its own page' });
    await expect(way).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await map.scrollIntoViewIfNeeded();
      const whole = await areaOf(map);
      const parts = (await areaOf(map.locator('figcaption'))) + (await areaOf(frame));
      expect(parts / whole, `${width} px: the two fill the card`).toBeGreaterThan(0.99);
    }
    expect(asked).toEqual([]);
    const before = await frame.boundingBox();
    const pages = context.pages().length;
    await map.getByRole('link', { name: 'Show the map' }).press('Enter');
    await expect(frame.contentFrame().getByText('Streets')).toBeVisible();
    expect(await frame.boundingBox()).toEqual(before);
    expect(context.pages()).toHaveLength(pages);
    // OpenStreetMap refuses who does not say where it is shown.
    const { origin } = new URL(page.url());
    expect(asked.map(({ referer }) => referer)).toEqual([`${origin}/`]);
    expect(asked[0]?.address).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    if (javaScriptEnabled) expect(await page.evaluate(() => history.length)).toBe(2);
    await context.close();
  }
});

test('the tabs of offices are in view, in two lines, where a link leads to one of their panels on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const { block } = tabsOn(page);
  const links = block.locator('[data-island=tabs] li a');
  await page.goto(`/contact${await links.nth(2).getAttribute('href')}`);
  await ready(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
});

test('an office says that it is closed on a Saturday evening', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-28T20:00:00Z') });
  await page.goto('/harbour-office');
  const caption = page.locator('[data-block=offices] caption').first();
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toHaveText('Opening hoursClosed, opens Monday at 10 am');
});

async function areaOf(locator: Locator): Promise<number> {
  const { width = 0, height = 0 } = { ...(await locator.boundingBox()) };
  return width * height;
}
