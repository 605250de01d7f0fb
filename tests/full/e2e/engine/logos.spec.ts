import { expect, test } from '@playwright/test';
import { isMoving, logosOn, open } from '../../../e2e/engine/logo-strip';
import { visitServed } from '../../../e2e/hold-back';
import { hydrated } from '../../../e2e/hydration';

test.use({ viewport: { width: 1280, height: 800 } });

test('a strip names all its partners, each once', async ({ page }) => {
  const { block, logos, copies } = await open(page);
  await expect(logos).toHaveCount(30);
  await expect(copies).toHaveCount(30);
  await expect(block.getByRole('img')).toHaveCount(30); // the copy is for the eye alone
  await expect(block.locator('[data-copy]')).toHaveJSProperty('inert', true);
  const names = await logos.evaluateAll((all) => all.map((logo) => (logo as HTMLImageElement).alt));
  expect(new Set(names).size).toBe(30);
  expect(names).not.toContain('');
});

for (const [route, widths] of [
  [
    '/',
    [
      [1280, 5],
      [1024, 5],
      [1023, 4],
      [768, 4],
      [767, 3],
      [640, 3],
      [639, 2],
      [320, 2],
    ],
  ],
  [
    '/lodges',
    [
      [1280, 6],
      [1024, 6],
      [1023, 4],
      [767, 3],
      [639, 2],
    ],
  ],
] as const) {
  test(`the strip of ${route} shows as many logos as the width allows`, async ({ page }) => {
    const { block } = await open(page, route);
    for (const [width, shown] of widths) {
      await page.setViewportSize({ width, height: 800 });
      const count = await block
        .locator('[data-item]')
        .first()
        .evaluate((item) => {
          const view = item.closest('[data-visible]')?.getBoundingClientRect();
          return (view?.width ?? 0) / item.getBoundingClientRect().width;
        });
      expect(count, `${width} px`).toBeCloseTo(shown, 1);
    }
  });
}

test('a logo that failed before the script arrived is hidden once the script has', async ({ page }) => {
  await page.route(/partner-01\b/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /partner-01\b/.test(request.url()));
  const releaseScripts = await visitServed(page, '/', '**/logos.island.*.js');
  const { block, logos } = logosOn(page);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await failed;
  await expect(logos).toHaveCount(30);
  releaseScripts();
  await expect(logos).toHaveCount(29);
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

test('a strip that was scrolled before it moves goes on from there, and does not run out of logos', async ({
  page,
}) => {
  const releaseScripts = await visitServed(page, '/', '**/logos.island.*.js');
  const { block, track, toggle } = logosOn(page);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const view = block.locator('[data-visible]');
  const passed = await view.evaluate((element) => {
    element.scrollTo({ left: element.scrollWidth, behavior: 'instant' });
    return element.scrollLeft / element.scrollWidth;
  });
  expect(passed).toBeGreaterThan(0.5);
  releaseScripts();
  await hydrated(toggle);
  await expect(view).toHaveJSProperty('scrollLeft', 0);
  const goneOn = await track.evaluate((element) => {
    const [loop] = element.getAnimations();
    return Number(loop?.currentTime) / Number(loop?.effect?.getComputedTiming().duration);
  });
  expect(goneOn).toBeGreaterThanOrEqual(passed);
  expect(goneOn).toBeLessThan(passed + 0.1); // it moves
  const isFilled = await view.evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    const items = [...element.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
    return items.some(({ left, right }) => left <= edge && right > edge + 1);
  });
  expect(isFilled).toBe(true);
});

test('in print the strip does not move, and shows twelve logos', async ({ page }) => {
  const { track, toggle } = await open(page);
  await expect.poll(() => isMoving(page)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(track).toHaveCSS('animation-name', 'none');
  await expect(toggle).toBeHidden();
  await expect(track.getByRole('listitem').filter({ visible: true })).toHaveCount(12);
});

test('the strip moves in a loop, waits under the pointer, and is paused and resumed by the button', async ({
  page,
}) => {
  const { block, track, toggle } = await open(page);
  await expect(toggle).toHaveAccessibleName('Pause Auto-play');
  expect(await isMoving(page)).toBe(true);
  const [isEndless] = await track.evaluate((element) =>
    element.getAnimations().map((each) => each.effect?.getComputedTiming().iterations === Infinity),
  );
  expect(isEndless).toBe(true);
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
  const releaseScripts = await visitServed(page, '/lodges', '**/logos.island.*.js');
  const { block, track, logos, copies } = logosOn(page);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectLost('partner-05');
  releaseScripts();
  // Two of the other logos that fail come near, and are loaded, halfway through the loop and at its end.
  await expect(track).toHaveAttribute('data-state', 'playing');
  for (const [progress, name] of [
    [0.5, 'partner-15'],
    [0.98, 'partner-30'],
  ] as const) {
    await track.evaluate((element, share) => {
      for (const loop of element.getAnimations())
        loop.currentTime = share * Number(loop.effect?.getComputedTiming().duration);
    }, progress);
    await expectLost(name);
  }
  await expect(logos).toHaveCount(26);
  await expect(copies).toHaveCount(26);
});
