import { expect, type Page, test } from '@playwright/test';
import { awake } from './complaints';

/** The video of the home page. */
const button = (page: Page) => page.locator('[data-block=hero] button');

test('the video is paused and played by its button', async ({ page }) => {
  await page.goto('/');
  await awake(button(page));
  await expect(button(page)).toHaveAccessibleName('Pause video');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Play video');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause video');
});

test('a video that cannot be loaded is not shown as playing', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
  await page.goto('/');
  await lost;
  await awake(button(page));
  await expect(button(page)).toHaveAccessibleName('Play video');
});

test('with data saving the video is loaded only on request', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fetched: string[] = [];
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && fetched.push(request.url()));
  await page.goto('/');
  await awake(button(page));
  await expect(button(page)).toHaveAccessibleName('Play video');
  expect(fetched).toEqual([]);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause video');
});
