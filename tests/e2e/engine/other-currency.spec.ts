import { expect, type Page, test } from '@playwright/test';
import { ready } from '../complaints';
import { expectFocusSeen, goTo } from '../focus-walk';

const address = '/portugal';

const theSwitch = (page: Page) => page.getByRole('button', { name: 'Show sums in rupees, too' });
const added = (page: Page) => page.locator('main small[data-other]');

test('every sum is shown in rupees, too, and again without them', async ({ page }) => {
  await page.goto(address);
  await ready(page); // what needs script is shown from then on
  const before = await page.locator('main').innerText();
  await theSwitch(page).click();
  await expect(theSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#prices')).toContainText('€1,000–1,500 ≈ ₹109,000–164,000');
  await expect(page.locator('main')).toContainText('at the rates of 29 September 2098');
  await theSwitch(page).click();
  await expect(added(page)).toHaveCount(0);
  expect(await page.locator('main').innerText()).toBe(before);
});

test('the choice holds for the next pages, and moves nothing on them', async ({ page }) => {
  await page.goto(address);
  await theSwitch(page).click();
  await expect(added(page).first()).toBeAttached();
  await page.goto('/norway');
  // The server has sent it with both: nothing is left to be added.
  const html = await (await page.request.get('/norway')).text();
  expect(html).toContain('<small data-other>≈ ₹');
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

test('it holds no longer once it is taken back', async ({ page }) => {
  await page.goto(address);
  await theSwitch(page).click();
  await expect(added(page).first()).toBeAttached();
  await theSwitch(page).click();
  await expect(added(page)).toHaveCount(0);
  await page.reload();
  await expect(added(page)).toHaveCount(0);
  expect(await (await page.request.get(address)).text()).not.toContain('data-other>');
});

test('sums are on paper as they are on the screen', async ({ page }) => {
  await page.goto(address);
  await theSwitch(page).click();
  await expect(added(page).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#prices small[data-other]').first()).toBeVisible();
});

for (const width of [390, 1440])
  test(`at ${width} px the switch is reached and pressed by keys, and keeps the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(address);
    await ready(page);
    await goTo(page, theSwitch(page));
    // What is seen of it is the beginning of its name: who speaks to a computer says what they see.
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - 'button "INR: Show sums in rupees, too"'
    `);
    await page.keyboard.press('Space');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - 'button "INR: Show sums in rupees, too" [pressed]'
    `);
    await expect(page.locator('#prices')).toContainText('€1,000–1,500 ≈ ₹109,000–164,000');
    await expectFocusSeen(theSwitch(page));
    await page.keyboard.press('Enter');
    await expect(theSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(added(page)).toHaveCount(0);
    await expectFocusSeen(theSwitch(page));
  });

test('without script there is no switch that could be pressed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(theSwitch(page)).toBeDisabled();
  await context.close();
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px the switch is a finger wide, and the header no wider than the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(address);
    const box = await theSwitch(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
