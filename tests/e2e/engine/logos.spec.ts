import { expect, test } from '@playwright/test';
import { visitServed } from '../hold-back';
import { isMoving, logosOn, open } from './logo-strip';

test.use({ viewport: { width: 1280, height: 800 } });

test('the strip moves in a loop, waits under the pointer, and is paused and resumed by the button', async ({
  page,
}) => {
  const { block, track, toggle } = await open(page);
  await expect(toggle).toHaveAccessibleName('Pause Auto-play');
  expect(await isMoving(page)).toBe(true);
  const [animation] = await track.evaluate((element) =>
    element.getAnimations().map((each) => each.effect?.getComputedTiming().iterations === Infinity),
  );
  expect(animation).toBe(true);
  expect(await track.evaluate((element) => getComputedStyle(element).animationTimingFunction)).toBe('linear');
  const box = await block.locator('[data-visible]').boundingBox();
  await page.mouse.move(640, (box?.y ?? 0) + 40);
  await expect.poll(() => isMoving(page)).toBe(false);
  await page.mouse.move(2, 2);
  await expect.poll(() => isMoving(page)).toBe(true);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Resume Auto-play');
  expect(await isMoving(page)).toBe(false);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Pause Auto-play');
  expect(await isMoving(page)).toBe(true);
});

test('logos that fail before and after the script are hidden, wherever they are in the strip', async ({
  page,
}) => {
  const failing = /partner-(01|05|15|30)\b/;
  await page.route(failing, (route) => route.abort());
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(request.url()));
  const expectLost = (name: string) =>
    expect.poll(() => lost.some((address) => address.includes(`/${name}.`)), name).toBe(true);
  const letCome = await visitServed(page, '/lodges', '**/logos.island.*.js');
  const { block, track, logos, copies } = logosOn(page);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectLost('partner-05');
  letCome();
  // Halfway through the loop and at its end are the others, which are loaded as they come near.
  await expect(track).toHaveAttribute('data-state', 'playing');
  for (const [part, name] of [
    [0.5, 'partner-15'],
    [0.98, 'partner-30'],
  ] as const) {
    await track.evaluate((element, at) => {
      for (const loop of element.getAnimations())
        loop.currentTime = at * Number(loop.effect?.getComputedTiming().duration);
    }, part);
    await expectLost(name);
  }
  await expect(logos).toHaveCount(26);
  await expect(copies).toHaveCount(26);
});
