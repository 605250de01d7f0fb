import { expect, test } from '@playwright/test';
import {
  expectPaused,
  expectSlides,
  expectTurns,
  expectWidths,
  openRunning,
  openStill,
  show,
  showUntilEngaged,
  swiperScript,
  titlesOf,
} from '../../../e2e/carousels';
import { teasersOn } from '../../../e2e/engine/teasers';
import { holdBack } from '../../../e2e/hold-back';
import { ready } from '../../../e2e/hydration';

test.describe('teasers', () => {
  test.use({ viewport: { width: 1300, height: 800 } });

  test('advance by one every 4000 ms, in 500 ms, in a loop', async ({ page }) => {
    const teasers = teasersOn(page);
    await openRunning(page, '/blog', teasers);
    const titles = await titlesOf(teasers);
    const firsts = [2, 3, 1, 2, 3, 1, 2];
    await expectTurns(page, teasers, titles, { every: 4000, count: 3, firsts });
  });

  test('have a dot each, which shows its teaser', async ({ page }) => {
    const teasers = teasersOn(page);
    await page.goto('/blog');
    await ready(page);
    const titles = await titlesOf(teasers);
    await show(teasers);
    await teasers.running.waitFor();
    await expect(teasers.dots).toHaveCount(3);
    for (const dot of [3, 1, 2]) {
      await teasers.dots.nth(dot - 1).click();
      await expectSlides(teasers, titles, dot, 3);
    }
    for (const number of [3, 1, 2]) {
      await teasers.next.click();
      await expectSlides(teasers, titles, number, 3);
    }
    await teasers.dots.nth(2).click();
    await expectSlides(teasers, titles, 3, 3);
    await expectPaused(teasers);
  });

  test('are links in their copies, too', async ({ page }) => {
    const teasers = teasersOn(page);
    await page.goto('/blog');
    await ready(page);
    const titles = await titlesOf(teasers);
    await show(teasers);
    await teasers.running.waitFor();
    await teasers.dots.nth(1).click();
    await expectSlides(teasers, titles, 2, 3);
    await teasers.copies.first().click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('are paused and resumed by the button', async ({ page }) => {
    const teasers = teasersOn(page);
    await openRunning(page, '/blog', teasers);
    const titles = await titlesOf(teasers);
    await teasers.toggle.click();
    await expectPaused(teasers);
    await page.clock.runFor(9000);
    await expectSlides(teasers, titles, 1, 3);
    await teasers.toggle.click();
    await teasers.running.waitFor();
    await page.clock.runFor(4000);
    await expectSlides(teasers, titles, 2, 3);
  });

  test('do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const teasers = teasersOn(page);
    await openStill(page, '/blog');
    await showUntilEngaged(teasers);
    const titles = await titlesOf(teasers);
    await expectPaused(teasers);
    await page.clock.runFor(9000);
    await expectSlides(teasers, titles, 1, 3);
  });

  /** Teasers as a carousel of which one and of which three are in view, and as a grid. */
  for (const [route, width] of [
    ['/blog', 390],
    ['/blog', 1300],
    ['/', 1300],
  ] as const) {
    test(`of ${route} shift no layout at ${width} px when Swiper arrives`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const releaseScripts = await holdBack(page, swiperScript);
      const teasers = teasersOn(page, route === '/' ? '#blog' : '#teasers');
      await page.goto(route);
      await ready(page);
      await page.evaluate(() => {
        const shifted: (Node | null)[] = [];
        Object.assign(window, { shifted });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
            shifted.push(...entry.sources.map(({ node }) => node));
        }).observe({ type: 'layout-shift' });
      });
      releaseScripts();
      await show(teasers);
      // A grid has settled once it has no tab stop, a carousel once Swiper moves it.
      const settled = width === 1300 && route === '/' ? ':not([tabindex])' : '[data-engaged]';
      await teasers.block.locator(`[data-effect]${settled}`).waitFor();
      const shifted = await teasers.block.evaluate((element) =>
        (window as unknown as { shifted: (Node | null)[] }).shifted
          .filter((node) => element.contains(node))
          .map((node) => node?.nodeName),
      );
      expect(shifted).toEqual([]);
    });
  }
});

test.describe('teasers that are a grid from 1024 px', () => {
  test('are three columns at 1024 px, without copies and without motion', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const teasers = teasersOn(page, '#blog');
    await openStill(page, '/');
    await show(teasers);
    await page.clock.runFor(9000);
    const tops = await teasers.originals.evaluateAll((all) =>
      all.map((teaser) => Math.round(teaser.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    for (const copy of await teasers.copies.all()) await expect(copy).toBeHidden();
    await expect(teasers.toggle).toBeHidden();
    await expect(teasers.block.locator('[data-engaged], [data-running]')).toHaveCount(0);
  });

  for (const [width, count] of [
    [1023, 2],
    [390, 1],
  ] as const) {
    test(`are a carousel of ${count} at ${width} px, which advances every 4000 ms`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const teasers = teasersOn(page, '#blog');
      await openRunning(page, '/', teasers);
      const titles = await titlesOf(teasers);
      for (const number of [1, 2, 3]) {
        await expectSlides(teasers, titles, number, count);
        await page.clock.runFor(4000);
      }
      await expectSlides(teasers, titles, 1, count);
    });
  }
});

test.describe('teasers', () => {
  test.use({ viewport: { width: 1300, height: 800 } });

  test('are three at a time, two below 1024 px, one below 640 px; shown twice, but read aloud, found and focused once', async ({
    page,
  }) => {
    const teasers = teasersOn(page);
    await openStill(page, '/blog');
    const titles = await titlesOf(teasers);
    expect(titles).toHaveLength(3);
    await showUntilEngaged(teasers);
    await expectWidths(page, teasers, titles, [
      [1024, 3],
      [1023, 2],
      [640, 2],
      [639, 1],
      [390, 1],
      [1300, 3],
    ]);
    await page.clock.resume();
    await expect(teasers.originals).toHaveCount(3);
    await expect(teasers.copies).toHaveCount(3);
    await expect(teasers.block.locator('[data-copy][aria-hidden=true] > [inert]')).toHaveCount(3);
    await expect(teasers.block.getByRole('link', { name: /^Read More/ })).toHaveCount(3);
    await expect(teasers.block.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(teasers.block.getByRole('listitem')).toHaveCount(3);
    await expect(teasers.dots).toHaveCount(3);
    for (const dot of [3, 1]) {
      await teasers.dots.nth(dot - 1).click();
      await expectSlides(teasers, titles, dot, 3);
    }
    const first = teasers.originals.first().getByRole('link');
    await first.focus();
    for (const number of [1, 2]) {
      await page.keyboard.press('Tab');
      await expect(teasers.originals.nth(number).getByRole('link')).toBeFocused();
      await expect(teasers.originals.nth(number)).toBeInViewport();
    }
    await page.keyboard.press('Tab');
    await expect(teasers.previous).toBeFocused();
  });
});
