import { expect, type Page, test } from '@playwright/test';
import { awake, complaintsOf, ready } from '../complaints';
import { holdBack } from '../hold-back';
import { names, officesOn, openAccordion, openOffices, openTabs, tabsOn } from './offices';

test.describe('offices as tabs', () => {
  async function expectOffice(page: Page, number: number) {
    const { tab, panel } = tabsOn(page);
    await expect(tab.nth(number)).toHaveAttribute('aria-selected', 'true');
    await expect(tab.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    await expect(panel).toHaveCount(1); // the others are hidden from everybody
    await expect(panel.getByRole('heading')).toHaveText(names[number] ?? '');
  }

  test('show the first office, then the selected office', async ({ page }) => {
    const { tab } = await openTabs(page);
    await expect(tab).toHaveText(names);
    await expectOffice(page, 0);
    for (const number of [3, 1, 2, 0]) {
      await tab.nth(number).click();
      await expectOffice(page, number);
    }
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('are one tab stop, and the arrow keys, Home and End select and wrap', async ({ page }) => {
    const { tab, panel } = await openTabs(page);
    await tab.first().focus();
    for (const [key, number] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 3],
      ['ArrowRight', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab.nth(number)).toBeFocused();
      await expectOffice(page, number);
    }
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab.first()).toBeFocused();
  });

  test('are in view, in two lines, where a link leads to one of their panels on a small phone', async ({
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

  test('keep their elements and the focus when they wake, and a key that was pressed before', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/contact');
    await ready(page);
    const { block, tab } = tabsOn(page);
    const first = block.locator('[data-island=tabs] a').first();
    const element = await first.elementHandle();
    const letCome = await holdBack(page, '**/assets/*.js');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    letCome();
    await awake(first);
    await expectOffice(page, 1);
    await expect(tab.nth(1)).toBeFocused();
    expect(await first.evaluate((now, before) => now === before, element)).toBe(true);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_'))).toEqual([]);
  });

  test('shift no layout, whichever office is selected', async ({ page }) => {
    const { block, tab } = await openTabs(page);
    const height = () => block.evaluate((element) => element.clientHeight);
    const before = await height();
    for (const name of names) {
      await tab.filter({ hasText: name }).click();
      expect(await height()).toBe(before);
    }
  });
});

test.describe('offices as an accordion', () => {
  test('keeps its elements, its focus and what was opened when it wakes', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/about');
    await ready(page);
    const summary = officesOn(page).nth(2).locator('summary');
    const element = await summary.elementHandle();
    const letCome = await holdBack(page, '**/assets/*.js');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(openOffices(page)).toHaveText(['Station']);
    letCome();
    await awake(summary);
    await expect(openOffices(page)).toHaveText(['Station']);
    await expect(summary).toBeFocused();
    expect(await summary.evaluate((now, before) => now === before, element)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(openOffices(page)).toHaveText(['Orchard']);
    expect(complaints).toEqual([]);
  });

  test('has the first office open, then the selected one, and can be used with the keyboard', async ({
    page,
  }) => {
    await openAccordion(page);
    await expect(officesOn(page).locator('summary')).toHaveText(names);
    await expect(openOffices(page)).toHaveText(['Harbour']);
    await officesOn(page).nth(3).locator('summary').click();
    await expect(openOffices(page)).toHaveText(['Orchard']);
    await page.keyboard.press('ArrowDown'); // from the last to the first
    await expect(officesOn(page).first().locator('summary')).toBeFocused();
    await page.keyboard.press('End');
    await expect(officesOn(page).nth(3).locator('summary')).toBeFocused();
    await expect(openOffices(page)).toHaveText(['Orchard']);
    await officesOn(page).nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(openOffices(page)).toHaveText(['Mill']);
    await page.keyboard.press('Space');
    await expect(openOffices(page)).toHaveCount(0);
  });
});

test('a map that does not come is drawn as streets with a mark in forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  const frame = page.locator('[data-block=map] iframe');
  const drawn = await frame.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(drawn).toContain('radial-gradient');
});

test.describe('an office', () => {
  for (const [time, says] of [
    ['2026-11-27T17:59:30Z', 'Open now'], // a Friday in Lisbon, almost midnight where the site is
    ['2026-11-28T20:00:00Z', 'Closed now'],
  ] as const)
    test(`says that it is ${says.toLowerCase()} by its own clocks, and does not move`, async ({ page }) => {
      await page.clock.install({ time: new Date(time) });
      await page.goto('/harbour-office');
      const caption = page.locator('[data-block=offices] caption').first();
      await caption.scrollIntoViewIfNeeded();
      await expect(caption).toHaveText(`Opening hours${says}`);
      await page.clock.runFor(60_000);
      if (says === 'Open now') await expect(caption).toHaveText('Opening hoursClosed now');
    });
});
