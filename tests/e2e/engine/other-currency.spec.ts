import { expect, test } from '@playwright/test';
import { ready } from '../hydration';
import { added, address, theSwitch } from './currency-switch';

test('a switch adds rupees to every sum and removes them again; the next pages are served with what was chosen, and their layout does not shift', async ({
  page,
}) => {
  await page.goto(address);
  await ready(page); // what needs script is shown from then on
  const before = await page.locator('main').innerText();
  await theSwitch(page).click();
  await expect(theSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#prices')).toContainText('€1,000–1,500 ≈\u00a0₹109,000–164,000');
  await expect(page.locator('main')).toContainText('at the rates of 29 September 2098');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#prices small[data-other]').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const box = await theSwitch(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await theSwitch(page).click();
  await expect(added(page)).toHaveCount(0);
  expect(await page.locator('main').innerText()).toBe(before);

  await page.reload();
  await expect(added(page)).toHaveCount(0);
  expect(await (await page.request.get(address)).text()).not.toContain('data-other>');

  // The choice holds for the next pages, and moves nothing on them.
  await theSwitch(page).click();
  await expect(added(page).first()).toBeAttached();
  await page.goto('/norway');
  // The server has sent the page with both currencies, so script has nothing to add.
  const html = await (await page.request.get('/norway')).text();
  expect(html).toContain('<small data-other>≈\u00a0₹');
  await expect(theSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
  const served = html.match(/<small data-other>/g)?.length;
  await expect(page.locator('body small[data-other]')).toHaveCount(served ?? 0);
});
