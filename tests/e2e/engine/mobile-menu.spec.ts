import { expect, test } from '@playwright/test';
import { header, stayHere } from './menus';
import { group, menuButton, mobileMenu, openMobileMenu, summary } from './mobile-menu';

/** The menu on a phone. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('the mobile menu', () => {
  test('is opened, walked and closed on its page', async ({ page }) => {
    await openMobileMenu(page);
    await test.step('it opens below the header, and its button closes it', async () => {
      expect(await mobileMenu(page).evaluate((menu) => menu.getBoundingClientRect().top)).toBe(90);
      await expect(menuButton(page)).toHaveAccessibleName('Close menu');
      await menuButton(page).click();
      await expect(mobileMenu(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAccessibleName('Menu');
    });
    await test.step('Escape closes it, and the focus returns to its button', async () => {
      await menuButton(page).click();
      await page.keyboard.press('Tab');
      await expect(mobileMenu(page).getByRole('link', { name: 'Home' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(mobileMenu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
    await test.step('the focus stays in the header, in both directions, until it is closed', async () => {
      await menuButton(page).click();
      await expect(page.locator('main')).toHaveCSS('visibility', 'hidden');
      const stops = await header(page).locator(':is(a, button, summary):visible').count();
      const isOutside = () =>
        page.evaluate(() => !!document.activeElement?.closest('main, footer, body > a'));
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < stops + 3; press += 1) {
          await page.keyboard.press(key);
          expect(await isOutside(), `${key} ${press}`).toBe(false);
        }
      await page.keyboard.press('Escape');
      await expect(page.locator('main')).toHaveCSS('visibility', 'visible');
    });
    await test.step('it expands one group at a time, with targets of at least 44 px', async () => {
      await menuButton(page).click();
      const expanded = mobileMenu(page).locator('details[open]');
      await summary(page, 'Rides').click();
      await expect(expanded).toHaveText([/^Rides/]);
      await summary(page, 'Countries').click();
      await expect(expanded).toHaveText([/^Countries/]);
      const targets = header(page).locator(':is(a, summary, button):visible');
      const heights = await targets.evaluateAll((all) =>
        all.map((target) => target.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThan(15);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
    await test.step('it scrolls inside, and the page behind does not scroll', async () => {
      await page.setViewportSize({ width: 390, height: 500 });
      await mobileMenu(page).hover();
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => mobileMenu(page).evaluate((menu) => menu.scrollTop)).toBeGreaterThan(0);
      await page.mouse.wheel(0, 3000);
      await expect(mobileMenu(page).getByRole('link', { name: 'Book a Trial Ride' })).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await test.step('a group that is expanded collapses when it is selected again', async () => {
      await summary(page, 'Countries').click();
      await expect(mobileMenu(page).locator('details[open]')).toHaveCount(0);
    });
    await test.step('a press on the header closes it, and so does the link of the current page', async () => {
      await page.mouse.click(200, 4);
      await expect(mobileMenu(page)).toBeHidden();
      await menuButton(page).click();
      await mobileMenu(page).getByRole('link', { name: 'About Us' }).click();
      await expect(mobileMenu(page)).toBeHidden();
      await expect(page).toHaveURL('/about');
    });
  });

  test('closes at once when a link is chosen, before the page that it leads to has come, and when the visitor goes back', async ({
    page,
  }) => {
    await openMobileMenu(page);
    await summary(page, 'Countries').click();
    const goOn = await stayHere(page);
    await group(page, 'Countries').getByRole('link', { name: 'Portugal' }).click();
    await expect(mobileMenu(page)).toBeHidden();
    await goOn();
    await menuButton(page).click();
    await mobileMenu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(mobileMenu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(mobileMenu(page)).toBeHidden();
  });
});
