import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf, ready } from '../complaints';
import { layOut } from '../lay-out';

/** The list of contents of a long page; sticky-action.spec.ts has the button at the foot of a phone's screen. */

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const marked = (page: Page) => contents(page).locator('[aria-current=true]');

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const box = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    return { top, bottom, left, right, height };
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`the contents at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('mark the section in view, and keep its link in view', async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto('/portugal');
      await ready(page);
      await expect(marked(page)).toHaveCount(0);
      const ids = await contents(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
      expect(ids.length).toBeGreaterThan(7);
      for (const id of ids) {
        await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
        await expect(marked(page)).toHaveAttribute('href', `#${id}`);
        await expect
          .poll(async () => {
            const { left, right, height } = await box(marked(page));
            return left >= 0 && right <= viewport.width && height >= 44;
          })
          .toBe(true);
      }
      // Right below the header, or on a phone in its place: it makes room on the way down.
      await expect.poll(async () => (await box(contents(page))).top).toBe(viewport.width < 640 ? 0 : 90);
      await scrollTo(page, 0);
      await expect.poll(async () => (await box(page.getByRole('banner'))).top).toBe(0);
      await expect(marked(page)).toHaveCount(0);
      await expect
        .poll(async () => (await box(contents(page).locator('a').first())).left)
        .toBeGreaterThanOrEqual(0);
      expect(complaints).toEqual([]);
    });

    test('can be passed with the keyboard without moving the page', async ({ page }) => {
      await page.goto('/portugal');
      await ready(page);
      await layOut(page);
      await page.evaluate(() => document.getElementById('living')?.scrollIntoView());
      await expect(marked(page)).toHaveAttribute('href', '#living');
      const before = await page.evaluate(() => window.scrollY);
      await page.getByRole('banner').getByRole('link').first().focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await contents(page).locator('a').first().focus();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      await expect(contents(page).locator('a').nth(3)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with reduced motion set to “${reducedMotion}”`, () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion } });

    test('the contents fade where they continue, and a focused link does not', async ({ page }) => {
      await page.goto('/portugal');
      await ready(page);
      const row = contents(page).locator('ol');
      /** Whether the fade reaches into the words, at the left and at the right. */
      const fades = () =>
        row.evaluate((element) => {
          const style = getComputedStyle(element);
          const lengths = style.maskImage.match(/[\d.]+(?=px)/g) ?? [];
          return lengths.map((length) => Number(length) > Number.parseFloat(style.paddingLeft));
        });
      const scrollRow = (left: number) =>
        row.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left);
      await expect.poll(fades).toEqual([false, true]);
      await scrollRow(60);
      await expect.poll(fades).toEqual([true, true]);
      await scrollRow(1e6);
      await expect.poll(fades).toEqual([true, false]);
      await expect(row).toHaveCSS('mask-image', /gradient/);
      await row.locator('a').nth(2).focus();
      await page.keyboard.press('Tab');
      await expect(row).toHaveCSS('mask-image', 'none');
    });
  });
}

test('the contents keep a focused link in view, whichever section is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portugal');
  await ready(page);
  await layOut(page);
  const links = contents(page).locator('a');
  await page.keyboard.press('Tab'); // from here on a focus shows
  await links.first().focus();
  const ids = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  for (const id of ids.slice(-2)) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
    await expect(marked(page)).toHaveAttribute('href', `#${id}`); // what the one before made of the row is done
  }
  await expect(links.first()).toBeFocused();
  expect((await box(links.first())).left).toBeGreaterThanOrEqual(0);
});

test('nothing that is focused is hidden below the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/norway');
  await ready(page);
  const questions = page.locator('[data-block=faq] summary');
  await questions.last().focus();
  for (let step = (await questions.count()) - 1; step > 0; step -= 1) {
    await page.keyboard.press('Shift+Tab');
    const { top, bottom } = await box(page.locator(':focus'));
    expect(top).toBeGreaterThanOrEqual((await box(contents(page))).bottom);
    expect(bottom).toBeLessThanOrEqual(844);
  }
});

test('no other page has a list of contents', async ({ page }) => {
  await page.goto('/visa-services');
  await expect(contents(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the contents link to their sections', async ({ page }) => {
    await page.goto('/portugal#living');
    await expect(contents(page).locator('a[href="#living"]')).toHaveText('Living');
  });
});
