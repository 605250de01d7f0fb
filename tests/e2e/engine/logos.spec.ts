import { expect, type Page, test } from '@playwright/test';
import { awake } from '../complaints';

/** The strip of partners: what everybody meets, and the copy that closes the loop. */
function logosOn(page: Page) {
  const block = page.locator('[data-block=logos]');
  return {
    block,
    logos: block.locator('[data-item] img'),
    copies: block.locator('[data-copy] img'),
    track: block.locator('[data-state]'),
    toggle: block.locator('button'),
  };
}

async function open(page: Page, route = '/') {
  await page.goto(route);
  const parts = logosOn(page);
  await parts.block.evaluate((block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await awake(parts.toggle);
  return parts;
}

/** Whether the strip moves now. */
const isMoving = (page: Page) =>
  logosOn(page).track.evaluate((track) => getComputedStyle(track).animationPlayState === 'running');

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
