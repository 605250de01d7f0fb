import { expect, test } from '@playwright/test';
import { complaintsOf } from '../complaints';
import { hydrate } from '../hydration';
import { desktop, panel, trigger, visitUnscripted } from './menus';

/** The menus as they are served, and what becomes of them when their script comes. */

test.use({ viewport: desktop });

test('a menu opens without its script, without the button that needs it; when the script comes, no layout shifts and the console stays empty', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const releaseScript = await visitUnscripted(page, '/about');
  await trigger(page, 'Offices').hover();
  await expect(panel(page, 'Offices')).toBeVisible();
  await expect(panel(page, 'Offices').getByRole('button')).toBeHidden();
  await page.mouse.move(640, 790);
  await expect(panel(page, 'Offices')).toBeHidden();
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const watch = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
    };
    new PerformanceObserver(watch).observe({ type: 'layout-shift' });
    return seen;
  });
  await releaseScript();
  await hydrate(trigger(page, 'Offices'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await shifts.jsonValue()).toEqual([]);
  expect(complaints).toEqual([]);
});
