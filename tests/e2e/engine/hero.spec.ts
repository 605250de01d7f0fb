import { expect, test } from '@playwright/test';
import { awake } from '../complaints';
import { button, videosAskedFor } from './hero-video';

test('the video is paused and played by its button', async ({ page }) => {
  await page.goto('/');
  await awake(button(page));
  await expect(button(page)).toHaveAccessibleName('Pause video');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Play video');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause video');
});

test('with data saving the video is loaded only on request', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const asked = videosAskedFor(page);
  await page.goto('/');
  await awake(button(page));
  await expect(button(page)).toHaveAccessibleName('Play video');
  expect(asked).toEqual([]);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause video');
});
