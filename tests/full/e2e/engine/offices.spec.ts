import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf } from '../../../e2e/complaints';
import { expandedOffices, names, officesOn, openAccordion, tabsOn } from '../../../e2e/engine/offices';
import { holdBack } from '../../../e2e/hold-back';
import { hydrated, ready } from '../../../e2e/hydration';

test.describe('offices as an accordion', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'hydrated' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('has the first office open, then the selected office, and closes the open one', async ({
        page,
      }) => {
        if (javaScriptEnabled) await openAccordion(page);
        else await page.goto('/about');
        await expect(officesOn(page).locator('summary')).toHaveText(names);
        await expect(expandedOffices(page)).toHaveText(['Harbour']);
        await officesOn(page).nth(2).locator('summary').click();
        await expect(expandedOffices(page)).toHaveText(['Station']);
        await expect(officesOn(page).nth(2).locator('address')).toBeVisible();
        await expect(officesOn(page).nth(0).locator('address')).toBeHidden();
        await officesOn(page).nth(2).locator('summary').click();
        await expect(expandedOffices(page)).toHaveCount(0);
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
    await expect(expandedOffices(page)).toHaveText(['Harbour']);
  });

  test('opens what the browser opens by itself, and closes the other', async ({ page }) => {
    await openAccordion(page);
    await officesOn(page)
      .nth(3)
      .locator('address')
      .evaluate((address) => {
        address.id = 'linked';
        location.hash = 'linked'; // the browser opens the office, as find-in-page does
      });
    await expect(expandedOffices(page)).toHaveText(['Orchard']);
    await officesOn(page).nth(3).locator('summary').click();
    await expect(expandedOffices(page)).toHaveCount(0);
  });
});

test('a map requests nothing from its provider before it is shown in place, with script in a frame that is hidden until then', async ({
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
    await expect(map.locator('address')).toContainText('Sample Street');
    await expect(map).toContainText('If you show the map, it is loaded from www.openstreetmap.org.');
    const wayOut = map.getByRole('link', { name: 'Open the map on its own page' });
    await expect(wayOut).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await map.scrollIntoViewIfNeeded();
      const whole = await areaOf(map);
      const caption = await areaOf(map.locator('figcaption'));
      const filled = javaScriptEnabled ? caption : caption + (await areaOf(frame));
      expect(filled / whole, `${width} px: they fill the card`).toBeGreaterThan(0.99);
    }
    expect(asked).toEqual([]);
    await expect(frame).toBeVisible({ visible: !javaScriptEnabled });
    const before = await (javaScriptEnabled ? map : frame).boundingBox();
    const pages = context.pages().length;
    await map.getByRole('link', { name: 'Show the map' }).press('Enter');
    await expect(frame.contentFrame().getByText('Streets')).toBeVisible();
    const after = await (javaScriptEnabled ? map : frame).boundingBox();
    if (javaScriptEnabled) expect(after?.y).toBe(before?.y);
    else expect(after).toEqual(before);
    expect(context.pages()).toHaveLength(pages);
    // OpenStreetMap refuses requests without a referrer.
    const { origin } = new URL(page.url());
    expect(asked.map(({ referer }) => referer)).toEqual([`${origin}/`]);
    expect(asked[0]?.address).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    // The blank page and this one: the frame adds none.
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

test.describe('offices as tabs', () => {
  async function expectOffice(page: Page, number: number) {
    const { tab, panel } = tabsOn(page);
    await expect(tab.nth(number)).toHaveAttribute('aria-selected', 'true');
    await expect(tab.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    await expect(panel).toHaveCount(1); // the others are hidden from everybody
    await expect(panel.getByRole('heading')).toHaveText(names[number] ?? '');
  }

  test('keep their elements and the focus when they hydrate, and then answer a key that was pressed before', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/contact');
    await ready(page); // not hydrated: tabs wait for a pointer, the focus or a key
    const { block, tab } = tabsOn(page);
    const first = block.locator('[data-island=tabs] a').first();
    const element = await first.elementHandle();
    const releaseScripts = await holdBack(page, '**/assets/*.js');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    releaseScripts();
    await hydrated(first);
    await expectOffice(page, 1);
    await expect(tab.nth(1)).toBeFocused();
    expect(await first.evaluate((now, before) => now === before, element)).toBe(true);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_'))).toEqual([]);
  });
});

test.describe('offices as an accordion', () => {
  test('keeps its elements, its focus and what was opened when it hydrates, and can be used with the keyboard', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/about');
    await ready(page);
    await expect(officesOn(page).locator('summary')).toHaveText(names);
    await expect(expandedOffices(page)).toHaveText(['Harbour']);
    const summary = officesOn(page).nth(2).locator('summary');
    const element = await summary.elementHandle();
    const releaseScripts = await holdBack(page, '**/assets/*.js');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(expandedOffices(page)).toHaveText(['Station']);
    releaseScripts();
    await hydrated(summary);
    await expect(expandedOffices(page)).toHaveText(['Station']);
    await expect(summary).toBeFocused();
    expect(await summary.evaluate((now, before) => now === before, element)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(expandedOffices(page)).toHaveText(['Orchard']);

    await page.keyboard.press('ArrowDown'); // from the last to the first
    await expect(officesOn(page).first().locator('summary')).toBeFocused();
    await page.keyboard.press('End');
    await expect(officesOn(page).nth(3).locator('summary')).toBeFocused();
    await expect(expandedOffices(page)).toHaveText(['Orchard']);
    await officesOn(page).nth(1).locator('summary').click();
    await expect(expandedOffices(page)).toHaveText(['Mill']);
    await page.keyboard.press('Space');
    await expect(expandedOffices(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('an office says whether it is open in its own time zone, and says so again when it closes', async ({
  page,
}) => {
  // Almost 6 pm on a Friday in Lisbon, where the office is, and almost midnight in the time zone of the site.
  await page.clock.install({ time: new Date('2026-11-27T17:59:30Z') });
  await page.goto('/harbour-office');
  const caption = page.locator('[data-block=offices] caption').first();
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toHaveText('Opening hoursOpen now');
  await page.clock.runFor(60_000);
  await expect(caption).toHaveText('Opening hoursClosed, opens Saturday at 10 am');
});
