import { expect, test } from '@playwright/test';
import { isMoving, open } from './logo-strip';

test.use({ viewport: { width: 1280, height: 800 } });

test('the strip moves in a loop, and is paused and resumed by the button', async ({ page }) => {
  const { track, toggle } = await open(page);
  await expect(toggle).toHaveAccessibleName('Pause Auto-play');
  expect(await isMoving(page)).toBe(true);
  const [animation] = await track.evaluate((element) =>
    element.getAnimations().map((each) => each.effect?.getComputedTiming().iterations === Infinity),
  );
  expect(animation).toBe(true);
  expect(await track.evaluate((element) => getComputedStyle(element).animationTimingFunction)).toBe('linear');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Resume Auto-play');
  expect(await isMoving(page)).toBe(false);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Pause Auto-play');
  expect(await isMoving(page)).toBe(true);
});

test('a logo that fails to load is hidden, in the copy too', async ({ page }) => {
  const failing = /\/logos\/partner-0[13]\b|partner-0[13][.-]/;
  await page.route(failing, (route) => route.abort());
  const { logos, copies } = await open(page);
  await expect(logos).toHaveCount(28);
  await expect(copies).toHaveCount(28);
  for (const source of await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('src') ?? '')))
    expect(source).not.toMatch(failing);
});

test('with reduced motion all logos are in view, with nothing to pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { logos, track, toggle } = await open(page);
  await expect(toggle).toBeHidden();
  expect(await track.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(logos.last()).toBeVisible();
  const rights = await logos.evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(1280);
});
