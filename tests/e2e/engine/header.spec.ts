import { expect, type Page, test } from '@playwright/test';
import { ready } from '../hydration';
import { footer, header } from './menus';

/** The header and the footer of every page. */

test('the header is 90 px tall, stays on top, spans at most 1440 px of content, and marks the current page; the footer opens a file in a new tab; both are left out on paper, but for the brand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/about');
  const box = async () => header(page).boundingBox();
  expect(await box()).toMatchObject({ y: 0, height: 90 });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await box()).toMatchObject({ y: 0, height: 90 });
  const bar = await header(page).locator('> div').boundingBox();
  expect(bar?.width).toBe(1440);
  await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText('About Us');
  const file = footer(page).getByRole('link', { name: 'Packing List (opens in a new tab)' });
  await expect(file).toHaveAttribute('target', '_blank');
  await expect(file).toHaveAttribute('href', /\.pdf$/);
  await page.emulateMedia({ media: 'print' });
  await expect(footer(page)).toBeHidden();
  await expect(header(page).locator(':is(nav, button):visible')).toHaveCount(0);
  await expect(header(page).getByRole('link')).toHaveText('Larch Cycling Tours');
  await page.emulateMedia({ media: 'screen' });
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText('Blog');
});

/** Whether a phone hides the header, for somebody who reads on. */
const isAway = (page: Page) => page.evaluate(() => 'reading' in document.documentElement.dataset);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the header makes room on the way down and comes back on the way up, and stays as it is when content above the view shrinks or grows', async ({
    page,
  }) => {
    await page.goto('/norway');
    await ready(page);
    const first = page.locator('main > *').first();
    /** Makes the first block higher or lower. The browser scrolls the page by as much (scroll anchoring). */
    const changeRoom = (by: number) =>
      first.evaluate(
        (element: HTMLElement, pixels) =>
          new Promise<void>((resolve) => {
            addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
            element.style.paddingBottom = `${Number.parseFloat(element.style.paddingBottom) + pixels}px`;
          }),
        by,
      );
    await first.evaluate((element: HTMLElement) => {
      element.style.paddingBottom = '400px';
    });
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => isAway(page)).toBe(true);
    await changeRoom(-400);
    expect(await isAway(page)).toBe(true);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => isAway(page)).toBe(false);
    await changeRoom(400);
    expect(await isAway(page)).toBe(false);
  });

  test('a link of the header that is focused while the header comes back does not move the page', async ({
    page,
  }) => {
    await page.goto('/norway');
    await ready(page);
    const top = () => header(page).evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 2500);
    await expect.poll(top).toBe(-90);
    // From now on the header never finishes coming back.
    await header(page).evaluate((element) => {
      element.style.setProperty('transition', 'translate 1000s', 'important');
    });
    await page.evaluate(() => window.scrollBy({ top: -300, behavior: 'instant' }));
    await expect.poll(() => isAway(page)).toBe(false);
    const before = await page.evaluate(() => window.scrollY);
    await header(page).getByRole('link').first().focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
