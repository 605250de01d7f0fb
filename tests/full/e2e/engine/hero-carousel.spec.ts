import { expect, test } from '@playwright/test';
import { expectPaused, expectPlaying, openStill, showUntilEngaged, watchMoves } from '../../../e2e/carousels';
import { expectSlide, openHero, route, slidesOn } from '../../../e2e/engine/hero-slides';

/** The slides at the top of a page, which fade. */

test('slides fade to the next every 5 seconds, and from the last to the first', async ({ page }) => {
  const hero = await openHero(page);
  await expectSlide(page, 1);
  await page.clock.runFor(4900);
  await expectSlide(page, 1);
  const fades = await watchMoves(hero);
  await page.clock.runFor(100);
  await expect.poll(() => fades.jsonValue()).toEqual([500]);
  await expectSlide(page, 2);
  const lefts = await hero.slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().left),
  );
  expect(new Set(lefts.map(Math.round)).size).toBe(1);
  for (const number of [3, 1]) {
    await page.clock.runFor(5000);
    await expectSlide(page, number);
  }
  await expectPlaying(hero);
});

test('slides do not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hero = slidesOn(page);
  await openStill(page, route);
  await showUntilEngaged(hero);
  await expectPaused(hero);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
});

test('with reduced motion, no slide lies over another when its script takes over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    new MutationObserver(([{ target } = { target: document }]) => {
      const slides = [...(target as Element).querySelectorAll('li')];
      const opacities = slides.map((slide) => getComputedStyle(slide).opacity);
      document.documentElement.dataset.opacities = opacities.join(' ');
    }).observe(document, { subtree: true, attributeFilter: ['data-engaged'] });
  });
  await openStill(page, route);
  await showUntilEngaged(slidesOn(page));
  await expect(page.locator('html')).toHaveAttribute('data-opacities', '1 0 0');
});

test('slides ask for no script in the first seconds, unless a button is pressed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/carousel/.test(request.url())) scripts.push(request.url());
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(route);
  await page.clock.runFor(2400);
  expect(scripts).toEqual([]);
  await slidesOn(page).next.click();
  await expect // Swiper starts some time after the view has scrolled
    .poll(async () => {
      await page.clock.runFor(300);
      return slidesOn(page).block.locator('[data-engaged]').count();
    })
    .toBe(1);
  await expectSlide(page, 2);
  expect(scripts.length).toBeGreaterThan(0);
});

test('slides are paused and resumed by the button, count every press, even during a fade, and the visible link is the one that is pressed', async ({
  page,
}) => {
  const hero = await openHero(page);
  await hero.toggle.click();
  await expectPaused(hero);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await hero.toggle.click();
  await hero.running.waitFor();
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
  await hero.next.evaluate((next: HTMLElement) => {
    for (let press = 0; press < 2; press++) next.click();
  });
  await expectSlide(page, 1);
  await expectPaused(hero);
  await hero.previous.evaluate((previous: HTMLElement) => {
    for (let press = 0; press < 5; press++) previous.click();
  });
  await expectSlide(page, 2);
  await hero.block.getByRole('link', { name: 'See the prices' }).click();
  await expect(page).toHaveURL(/\/prices$/);
});
