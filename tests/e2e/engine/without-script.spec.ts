import { expect, test } from '@playwright/test';
import { countersOn, finals } from './counted-figures';
import { button as videoButton } from './hero-video';
import { explorerOn } from './lodge-explorer';
import { logosOn } from './logo-strip';
import { desktop, footer, groups, header, hrefs, panel, trigger } from './menus';
import { group, menuButton, summary } from './mobile-menu';
import { names, tabsOn } from './offices';
import { stepsOn } from './steps-carousel';
import { teasersOn } from './teasers';

/** Pages without any script: everything is there, and nothing could be pressed in vain. */

test.use({ javaScriptEnabled: false, viewport: desktop });

test('pages have all that is on them: poster, figures, logos, cards, teasers, lodges, offices', async ({
  page,
}) => {
  await test.step('the home page', async () => {
    await page.goto('/');
    await expect(page.locator('[data-block=hero] img')).toBeVisible();
    await expect(videoButton(page)).toBeHidden();
    const { counting, final } = countersOn(page);
    await expect(final).toHaveText(finals);
    for (const figure of await final.all()) await expect(figure).toHaveCSS('opacity', '1');
    await expect(counting).toHaveCount(0);
    const { logos, copies, toggle } = logosOn(page);
    await expect(logos).toHaveCount(30);
    await page.locator('[data-block=logos] summary').click();
    await logos.last().scrollIntoViewIfNeeded();
    await expect(logos.last()).toBeInViewport();
    await expect(copies).toHaveCount(0);
    await expect(toggle).toBeHidden();
    const steps = stepsOn(page);
    for (const control of [steps.next, steps.toggle]) await expect(control).toBeHidden();
    await steps.slides.nth(6).scrollIntoViewIfNeeded();
    await expect(steps.slides.nth(6)).toBeInViewport({ ratio: 0.5 });
    await expect(steps.slides.nth(6).getByRole('link', { name: 'Know More' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
  await test.step('teasers', async () => {
    await page.goto('/blog');
    const teasers = teasersOn(page);
    await expect(teasers.originals).toHaveCount(3);
    await expect(teasers.copies).toHaveCount(0);
    for (const control of [teasers.next, teasers.toggle]) await expect(control).toBeHidden();
  });
  await test.step('all lodges, whatever the link says', async () => {
    await page.goto('/lodges?country=Chile');
    const { block, cards } = explorerOn(page);
    await expect(cards).toHaveCount(12);
    await expect(cards.last()).toBeVisible();
    await expect(block.locator('button:visible')).toHaveCount(0);
  });
  await test.step('offices, one below the other', async () => {
    await page.goto('/contact');
    const { block, tab } = tabsOn(page);
    await expect(tab).toHaveCount(0);
    const headings = block.getByRole('heading', { level: 3 });
    await expect(headings).toHaveText(names);
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    await expect(block.locator('[data-island=tabs] a[href^="#"]:visible')).toHaveCount(0);
  });
});

test('the menus have every link, and open by a pointer, with the focus and on a phone', async ({ page }) => {
  await page.goto('/about');
  const [first = [], second = []] = await Promise.all(
    (await header(page).locator('nav').all()).map((navigation) => hrefs(navigation.locator('a'))),
  );
  expect(first).toEqual(['/', '/about', ...Object.values(groups).flat(), '/blog', '/contact']);
  expect(second).toEqual(first);
  await expect(footer(page).getByRole('link', { name: 'Portugal' })).toHaveAttribute('href', '/portugal');
  await expect(panel(page, 'Countries')).toBeHidden();
  await trigger(page, 'Countries').hover();
  await panel(page, 'Countries').getByRole('link', { name: 'Japan' }).click();
  await expect(page).toHaveURL('/japan');

  await trigger(page, 'Rides').focus();
  await expect(panel(page, 'Rides')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Rides').getByRole('link', { name: 'Road' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/road-rides');

  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page).click();
  await summary(page, 'Countries').click();
  await summary(page, 'Offices').click();
  await expect(group(page, 'Countries')).not.toHaveAttribute('open');
  await group(page, 'Offices').getByRole('link', { name: 'Harbour' }).click();
  await expect(page).toHaveURL('/harbour-office');
});
