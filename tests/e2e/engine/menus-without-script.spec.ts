import { expect, test } from '@playwright/test';
import { complaintsOf, wakeUp } from '../complaints';
import { desktop, panel, trigger, visitUnscripted } from './menus';

/** The menus as they are served, and what becomes of them when their script comes. */

test.use({ viewport: desktop });

test.describe('when the script enhances the menus', () => {
  test('nothing is reported and nothing moves', async ({ page }) => {
    const complaints = complaintsOf(page);
    const hydrate = await visitUnscripted(page, '/about');
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      const watch = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { value: number }).value);
      };
      new PerformanceObserver(watch).observe({ type: 'layout-shift' });
      return seen;
    });
    await hydrate();
    await wakeUp(trigger(page, 'Offices'));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await shifts.jsonValue()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a panel opens with the focus, and its links follow in the tab order', async ({ page }) => {
    await page.goto('/about');
    await trigger(page, 'Rides').focus();
    await expect(panel(page, 'Rides')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Rides').getByRole('link', { name: 'Road' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/road-rides');
  });
});
