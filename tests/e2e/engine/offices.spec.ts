import { expect, type Page, test } from '@playwright/test';
import { awake, complaintsOf, ready } from '../complaints';
import { holdBack } from '../hold-back';
import { names, officesOn, openOffices, openTabs, tabsOn } from './offices';

test.describe('offices as tabs', () => {
  async function expectOffice(page: Page, number: number) {
    const { tab, panel } = tabsOn(page);
    await expect(tab.nth(number)).toHaveAttribute('aria-selected', 'true');
    await expect(tab.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    await expect(panel).toHaveCount(1); // the others are hidden from everybody
    await expect(panel.getByRole('heading')).toHaveText(names[number] ?? '');
  }

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

  test('show the first office, then the selected office, by pointer and by key, and shift no layout', async ({
    page,
  }) => {
    const { block, tab, panel } = await openTabs(page);
    const height = () => block.evaluate((element) => element.clientHeight);
    const before = await height();
    await expect(tab).toHaveText(names);
    await expectOffice(page, 0);
    for (const number of [3, 1, 2, 0]) {
      await tab.nth(number).click();
      await expectOffice(page, number);
      expect(await height()).toBe(before);
    }
    await expect(page).toHaveURL(/\/contact$/);

    // One tab stop: the arrow keys, Home and End select and wrap.
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
});

test.describe('offices as an accordion', () => {
  test('keeps its elements, its focus and what was opened when it wakes, and can be used with the keyboard', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/about');
    await ready(page);
    await expect(officesOn(page).locator('summary')).toHaveText(names);
    await expect(openOffices(page)).toHaveText(['Harbour']);
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

    await page.keyboard.press('ArrowDown'); // from the last to the first
    await expect(officesOn(page).first().locator('summary')).toBeFocused();
    await page.keyboard.press('End');
    await expect(officesOn(page).nth(3).locator('summary')).toBeFocused();
    await expect(openOffices(page)).toHaveText(['Orchard']);
    await officesOn(page).nth(1).locator('summary').click();
    await expect(openOffices(page)).toHaveText(['Mill']);
    await page.keyboard.press('Space');
    await expect(openOffices(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('an office says whether it is open by its own clocks, and does not move', async ({ page }) => {
  // A Friday in Lisbon, almost midnight where the site is.
  await page.clock.install({ time: new Date('2026-11-27T17:59:30Z') });
  await page.goto('/harbour-office');
  const caption = page.locator('[data-block=offices] caption').first();
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toHaveText('Opening hoursOpen now');
  await page.clock.runFor(60_000);
  await expect(caption).toHaveText('Opening hoursClosed, opens Saturday at 10 am');
});
