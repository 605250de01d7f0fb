import { expect, test } from '@playwright/test';
import { holdBack } from '../hold-back';
import { hydrated } from '../hydration';
import { button, videosAskedFor } from './hero-video';

test('the video is not loaded before the page, not even under a pointer, and then paused and played by its button, which is not shown before it can do that', async ({
  page,
}) => {
  const asked = videosAskedFor(page);
  const releaseMedia = await holdBack(page, '**/hero.*');
  const letScriptCome = await holdBack(page, '**/hero-video.island.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await page.locator('[data-island=hero-video]').dispatchEvent('pointerover');
  await expect(button(page)).toBeHidden();
  letScriptCome();
  await hydrated(button(page));
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect(asked).toEqual([]);
  releaseMedia();
  await expect(button(page)).toHaveAccessibleName('Pause video');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Play video');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause video');
});
