import { expect, test } from '@playwright/test';
import { ready } from '../complaints';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion, a page has its new layout at once when its window is resized', async ({
  page,
}) => {
  await page.goto('/norway');
  await ready(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 }); // animations stay at their first frame
  await page.setViewportSize({ width: 320, height: 800 });
  const transitions = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((move) => (move instanceof CSSTransition ? move.transitionProperty : [])),
  );
  expect(transitions).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
