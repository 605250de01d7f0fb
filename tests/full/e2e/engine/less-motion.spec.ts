import { expect, test } from '@playwright/test';
import { expectPaused, expectSlides, titlesOf } from '../../../e2e/carousels';
import { countersOn, finals, show } from '../../../e2e/engine/counted-figures';
import { button, videosAskedFor } from '../../../e2e/engine/hero-video';
import { logosOn } from '../../../e2e/engine/logo-strip';
import { stepsOn } from '../../../e2e/engine/steps-carousel';
import { hydrated, ready } from '../../../e2e/hydration';

/** What a visitor sees who wants less motion. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion, a page changes its layout without a transition when its window is resized', async ({
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

test('with reduced motion nothing on the home page moves by itself', async ({ page }) => {
  const asked = videosAskedFor(page);
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await hydrated(button(page));
  await ready(page);
  await page.clock.pauseAt(60_000);

  await test.step('the final figures are shown from the start', async () => {
    const { counting, final, list } = countersOn(page);
    await expect(final.first()).toHaveCSS('opacity', '1');
    await show(page);
    await expect(list).toHaveAttribute('data-counting', 'done');
    await expect(counting).toHaveCount(0);
    await expect(final).toHaveText(finals);
  });
  await test.step('all logos are in view, with nothing to pause', async () => {
    const { block, logos, track, toggle } = logosOn(page);
    await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await hydrated(toggle);
    await expect(toggle).toBeHidden();
    expect(await track.evaluate((element) => element.getAnimations().length)).toBe(0);
    await page.locator('[data-block=logos] summary').click();
    await expect(logos.last()).toBeVisible();
    const rights = await logos.evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(1280);
  });
  await test.step('a carousel waits to be resumed', async () => {
    const steps = stepsOn(page);
    const titles = await titlesOf(steps);
    await steps.block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await steps.block.locator('[data-engaged]').waitFor();
    await expectPaused(steps);
    await page.clock.runFor(9000);
    await expectSlides(steps, titles, 1, 4);
  });
  await test.step('the video is loaded only on request', async () => {
    await expect(button(page)).toHaveAccessibleName('Play video');
    expect(asked).toEqual([]);
    await page.clock.resume();
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName('Pause video');
  });
});
