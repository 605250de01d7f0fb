import { expect, test } from '@playwright/test';
import { button, videosAskedFor } from '../../../e2e/engine/hero-video';
import { hydrated } from '../../../e2e/hydration';

test('a video that cannot be loaded is not shown as playing, and is fetched again on request', async ({
  page,
}) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
  await page.goto('/');
  await lost;
  await hydrated(button(page));
  await expect(button(page)).toHaveAccessibleName('Play video');
  await page.unroute(/\.(webm|mp4)$/);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause video');
});

test('with data saving the video is loaded only on request', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const asked = videosAskedFor(page);
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  await hydrated(button(page));
  await expect(button(page)).toHaveAccessibleName('Play video');
  expect(asked).toEqual([]);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause video');
});
