import { expect, type Locator, type Page, test } from '@playwright/test';
import { ready } from '../hydration';
import { stickyAction } from './sticky-action';

/** The button at the foot of a phone's screen. */

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const box = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });

test.describe('the sticky call to action', () => {
  test('is at the foot of the screen once the banner is scrolled out of view, except where the form is in view', async ({
    page,
  }) => {
    await page.goto('/norway');
    await ready(page);
    await expect(stickyAction(page)).not.toBeInViewport();
    const action = stickyAction(page).getByRole('link').first();
    await action.focus(); // focus reaches the button while it is below the screen, and brings it in
    await expect(action).toBeFocused();
    await expect(stickyAction(page)).toBeInViewport();
    await action.blur();
    await expect(stickyAction(page)).not.toBeInViewport();
    await page.evaluate(() => document.getElementById('documents')?.scrollIntoView());
    await expect(stickyAction(page)).toBeInViewport();
    await expect(action).toHaveText('Book a Trial Ride');
    await expect.poll(async () => Math.round((await box(stickyAction(page))).bottom)).toBe(844);
    expect((await box(action)).height).toBeGreaterThanOrEqual(44);

    await page.evaluate(() => document.getElementById('contact-form')?.scrollIntoView());
    await expect(stickyAction(page)).not.toBeInViewport();
    await scrollTo(page, 1e6);
    await expect(stickyAction(page)).toBeInViewport();
    const lastLine = page.getByRole('contentinfo').getByRole('link').last();
    await expect
      .poll(async () => (await box(lastLine)).bottom - (await box(stickyAction(page))).top)
      .toBeLessThanOrEqual(0);
  });

  test('leads to another page, is hidden there, comes back with the visitor, and is for small screens only', async ({
    page,
  }) => {
    await page.goto('/portugal');
    await ready(page);
    await page.evaluate(() => document.getElementById('living')?.scrollIntoView());
    await expect(stickyAction(page)).toBeInViewport();
    await stickyAction(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/contact\?country=Portugal#contact-form$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Portugal');
    await expect(stickyAction(page)).toBeHidden(); // the button would lead to this page
    await page.goBack();
    await expect(stickyAction(page)).toBeInViewport();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(stickyAction(page)).not.toBeInViewport();
  });
});
