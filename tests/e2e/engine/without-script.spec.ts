import { expect, test } from '@playwright/test';
import { contents } from './contents-list';
import { theSwitch } from './currency-switch';
import { button as videoButton } from './hero-video';
import { logosOn } from './logo-strip';
import { desktop, footer, groups, header, hrefs, panel, trigger } from './menus';
import { group, menuButton, summary } from './mobile-menu';
import { names, tabsOn } from './offices';
import { button } from './print-buttons';
import { stickyAction } from './sticky-action';
import { teasersOn } from './teasers';

/** Pages of many blocks without any script: everything is there, and nothing could be pressed in vain. */

test.use({ javaScriptEnabled: false, viewport: desktop });

test('the home page has its poster, all logos and all teasers', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-block=hero] img')).toBeVisible();
  await expect(videoButton(page)).toBeHidden();
  const { logos, copies, toggle } = logosOn(page);
  await expect(logos).toHaveCount(30);
  await logos.last().scrollIntoViewIfNeeded();
  await expect(logos.last()).toBeInViewport();
  await expect(copies).toHaveCount(0);
  await expect(toggle).toBeHidden();
  await page.goto('/blog');
  const teasers = teasersOn(page);
  await expect(teasers.originals).toHaveCount(3);
  await expect(teasers.copies).toHaveCount(0);
  for (const control of [teasers.next, teasers.toggle]) await expect(control).toBeHidden();
});

test('a long page has its contents, and no button that would need a script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portugal#living');
  await expect(contents(page).locator('a[href="#living"]')).toHaveText('Living');
  await expect(stickyAction(page)).not.toBeInViewport();
  await expect(button(page, 'Save as PDF')).toBeHidden();
  await expect(theSwitch(page)).toBeDisabled();
  await page.goto('/kenya');
  await expect(page.locator('[data-block=intakes]')).toContainText('Apply by March 2099');
});

test('offices are one below the other, and no tab is shown', async ({ page }) => {
  await page.goto('/contact');
  const { block, tab } = tabsOn(page);
  await expect(tab).toHaveCount(0);
  const headings = block.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(names);
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  for (const link of await block.locator('[data-island=tabs] a[href^="#"]').all())
    await expect(link).toBeHidden();
});

test('a sample form can neither be sent nor write into the address', async ({ page }) => {
  await page.goto('/harbour-office');
  const form = page.locator('main form');
  await expect(form.getByRole('button')).toBeDisabled();
  await form.getByLabel('Email address').fill('asha.rao@example.com');
  await form.getByLabel('Email address').press('Enter');
  await expect(page).toHaveURL(/\/harbour-office$/);
});

test('the menus have every link, and open by a pointer and on a phone', async ({ page }) => {
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

  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page).click();
  await summary(page, 'Countries').click();
  await summary(page, 'Offices').click();
  await expect(group(page, 'Countries')).not.toHaveAttribute('open');
  await group(page, 'Offices').getByRole('link', { name: 'Harbour' }).click();
  await expect(page).toHaveURL('/harbour-office');
});
