import { expect, test } from '@playwright/test';
import { animationOf, offsetAtStart } from '../../../e2e/engine/menus';
import { menuButton, mobileMenu, openMobileMenu } from '../../../e2e/engine/mobile-menu';

/** The menu on a phone. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('the mobile menu', () => {
  test('reports to assistive technology whether it is open', async ({ page }) => {
    /** By the accessibility tree, since a button with `popovertarget` needs no `aria-expanded`. */
    const expanded = async () => {
      const session = await page.context().newCDPSession(page);
      const { result } = await session.send('Runtime.evaluate', {
        expression: 'document.querySelector("header [popovertarget]")',
      });
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      });
      return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
    };
    await page.goto('/about');
    expect(await expanded()).toBe(false);
    await menuButton(page).click();
    expect(await expanded()).toBe(true);
  });

  test('has the links of the header in the same order, with the groups under their short names', async ({
    page,
  }) => {
    await openMobileMenu(page);
    const items = mobileMenu(page).getByRole('navigation').locator('> ul > li');
    await expect(items).toHaveText([
      'Home',
      'About Us',
      /^Service(?!s)/,
      /^Countries/,
      /^Rides/,
      /^Offices/,
      'Blog',
      'Contact Us',
    ]);
    const booking = mobileMenu(page).getByRole('link', { name: 'Book a Trial Ride' });
    await expect(booking).toHaveAttribute('href', '/contact');
  });

  test('closes when a link to an anchor on the same page is chosen', async ({ page }) => {
    await openMobileMenu(page, '/contact');
    await mobileMenu(page)
      .getByRole('link', { name: 'Book a Trial Ride' })
      .evaluate((link) => link.setAttribute('href', '#contact-form'));
    await mobileMenu(page).getByRole('link', { name: 'Book a Trial Ride' }).click();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page).toHaveURL('/contact#contact-form');
  });

  test('slides in from the left: 0.3 s, from 20 px away', async ({ page }) => {
    await openMobileMenu(page);
    expect(await animationOf(mobileMenu(page))).toMatch(/^\S*slide-in-left\S* 0\.3s/);
    await menuButton(page).click();
    await menuButton(page).click();
    expect(await offsetAtStart(mobileMenu(page))).toMatch(/^-20px/);
  });

  test('does not move under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMobileMenu(page);
    expect(await animationOf(mobileMenu(page))).toMatch(/^none/);
  });
});
