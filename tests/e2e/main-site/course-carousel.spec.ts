import { expect, type Locator, type Page, test } from '@playwright/test';
import { ready } from '../complaints';
import { visitServed } from '../hold-back';

/** The parts of the carousel as a visitor knows them. */
function carouselOn(page: Page) {
  const block = page.locator('[data-block=course-carousel]');
  return {
    block,
    view: block.locator('[data-effect]'),
    cards: block.locator('[data-item]'),
    previous: block.getByRole('button', { name: 'Previous' }),
    next: block.getByRole('button', { name: 'Next' }),
    toggle: block.locator('button', { hasText: 'Auto-play' }),
    dots: block.getByRole('button', { name: /^Go to card \d+ of \d+$/ }),
  };
}

/** Gives each card its number, from 1 as the dots count: the loop moves cards about in the document. */
const numberCards = (page: Page) =>
  carouselOn(page).cards.evaluateAll((cards) => {
    for (const [index, card] of cards.entries()) card.setAttribute('data-number', String(index + 1));
  });

/** The card in the view is the one whose dot is marked. */
async function expectCard(page: Page, number: number) {
  const { block, cards, dots } = carouselOn(page);
  const next = (number % (await cards.count())) + 1;
  await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(block.locator(`[data-number="${number}"]`)).toBeInViewport({ ratio: 0.5 });
  await expect(block.locator(`[data-number="${next}"]`)).not.toBeInViewport();
}

const expectPlaying = (page: Page) => expect(carouselOn(page).toggle).toHaveAccessibleName('Pause Auto-play');
const expectPaused = (page: Page) => expect(carouselOn(page).toggle).toHaveAccessibleName('Resume Auto-play');

/** Playing, and waiting for nothing: the next card comes after 4 seconds. */
const running = (page: Page) => page.locator('[data-block=course-carousel] [data-running]').waitFor();
const waiting = (page: Page) =>
  page.locator('[data-block=course-carousel] [data-running]').waitFor({ state: 'detached' });

/** The page with a stopped clock, and the carousel in the view. */
async function open(page: Page, route = '/study-ireland') {
  await page.clock.install({ time: 0 });
  await page.goto(route);
  await ready(page);
  await page.clock.pauseAt(60_000);
  await numberCards(page);
  await showCarousel(page);
}

async function openRunning(page: Page) {
  await open(page);
  await running(page);
}

const showCarousel = (page: Page) =>
  carouselOn(page).view.evaluate((view) => view.scrollIntoView({ block: 'center', behavior: 'instant' }));

const leaveCarousel = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** A finger that moves over the card in the view and rests there before it leaves: how far a fling goes is the browser's. */
async function swipe(page: Page, distance: number) {
  const box = await carouselOn(page).view.boundingBox();
  if (!box) throw new Error('The carousel is not on the page');
  const client = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000 - 1; // a browser computes speed from these times, however long the machine takes
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, moved?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: begin + after,
      touchPoints:
        moved === undefined ? [] : [{ x: (390 - distance) / 2 + moved, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0, 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step * 0.03, (distance / 10) * step);
  await touch('touchMove', 0.8, distance);
  await touch('touchEnd', 0.9);
}

/** The page before its carousel is awake. */
const visitStill = (page: Page) => visitServed(page, '/study-ireland', '**/carousel.island.*.js');

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows one card at a time, with previous and next buttons, a dot for each course and a pause button', async ({
    page,
  }) => {
    await openRunning(page);
    const { cards, dots, previous, next } = carouselOn(page);
    await expect(cards).toHaveCount(10);
    await expect(dots).toHaveCount(10);
    await expect(previous).toBeVisible();
    await expect(next).toBeVisible();
    await expectCard(page, 1);
    await expectPlaying(page);
  });

  test('advances one card every 4 seconds and wraps from the last to the first', async ({ page }) => {
    await openRunning(page);
    await page.clock.runFor(3999);
    await expectCard(page, 1);
    await page.clock.runFor(1);
    await expectCard(page, 2);
    for (const number of [3, 4, 5, 6, 7, 8, 9, 10, 1, 2]) {
      await page.clock.runFor(4000);
      await expectCard(page, number);
    }
    await expectPlaying(page);
  });

  test('wraps backwards from the first card to the last, and stops playing', async ({ page }) => {
    await openRunning(page);
    await carouselOn(page).previous.click();
    await expectCard(page, 10);
    await expectPaused(page);
    await page.clock.runFor(20_000);
    await expectCard(page, 10);
  });

  test('advances with the next button, from the last card to the first, and stops playing', async ({
    page,
  }) => {
    await openRunning(page);
    const { next, dots } = carouselOn(page);
    await next.click();
    await expectCard(page, 2);
    await expectPaused(page);
    await dots.nth(9).click();
    await next.click();
    await expectCard(page, 1);
    await page.clock.runFor(20_000);
    await expectCard(page, 1);
  });

  test('counts every press, however fast', async ({ page }) => {
    await openRunning(page);
    const { next } = carouselOn(page);
    for (let press = 0; press < 4; press += 1) await next.click();
    await expectCard(page, 5);
  });

  test('jumps to the card of a dot, and stops playing', async ({ page }) => {
    await openRunning(page);
    await carouselOn(page).dots.nth(6).click();
    await expectCard(page, 7);
    await expectPaused(page);
    await page.clock.runFor(20_000);
    await expectCard(page, 7);
  });

  test('follows a swipe, and stops playing', async ({ page }) => {
    await openRunning(page);
    await swipe(page, -300);
    await expectCard(page, 2);
    await expectPaused(page);
    await page.clock.runFor(20_000);
    await expectCard(page, 2);
    await swipe(page, 300);
    await expectCard(page, 1);
    await carouselOn(page).next.click();
    await expectCard(page, 2);
  });

  test('follows anything else that scrolls the cards, such as a page search or a screen reader', async ({
    page,
  }) => {
    await openRunning(page);
    await carouselOn(page)
      .cards.nth(4)
      .evaluate((card) => card.scrollIntoView({ block: 'nearest' }));
    await expectCard(page, 5);
    await expectPaused(page);
  });

  test('goes on playing when the visitor scrolls the page over it', async ({ page }) => {
    await openRunning(page);
    const box = await carouselOn(page).view.boundingBox();
    await page.mouse.move(195, (box?.y ?? 0) + 50);
    await page.mouse.wheel(0, 40);
    await page.clock.runFor(4000);
    await expectCard(page, 2);
    await expectPlaying(page);
  });

  test('is paused and resumed by its toggle, on the card that it shows', async ({ page }) => {
    await openRunning(page);
    const { toggle } = carouselOn(page);
    await toggle.click();
    await expectPaused(page);
    await page.clock.runFor(20_000);
    await expectCard(page, 1);
    await toggle.click();
    await expectPlaying(page);
    await running(page);
    await page.clock.runFor(4000);
    await expectCard(page, 2);
  });

  test('plays again after a manual move, from there', async ({ page }) => {
    await openRunning(page);
    const { dots, toggle } = carouselOn(page);
    await dots.nth(8).click();
    await toggle.click();
    await running(page);
    await page.clock.runFor(4000);
    await expectCard(page, 10);
    await page.clock.runFor(4000);
    await expectCard(page, 1);
  });

  test('waits while the focus is inside, and continues when it has left', async ({ page }) => {
    await openRunning(page);
    await carouselOn(page).toggle.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(carouselOn(page).previous).toBeFocused();
    await page.clock.runFor(20_000);
    await expectCard(page, 1);
    await expectPlaying(page);
    await carouselOn(page).previous.blur();
    await running(page);
    await page.clock.runFor(4000);
    await expectCard(page, 2);
  });

  test('can be used with the keyboard alone, and Resume takes effect at once', async ({ page }) => {
    await openRunning(page);
    const { view, previous, toggle, next, dots } = carouselOn(page);
    await view.focus();
    // A card may have notes on where its figures come from: they come first, in the order of the cards.
    const notes = await view.getByRole('button').all();
    for (const control of [...notes, previous, toggle, next, dots.first()]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    await dots.first().press('Enter');
    await expectCard(page, 1);
    await next.focus();
    await page.keyboard.press('Enter');
    await expectCard(page, 2);
    await expect(next).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await running(page);
    await page.clock.runFor(4000);
    await expectCard(page, 3);
  });

  test('the arrow keys move the cards themselves, and stop playing', async ({ page }) => {
    await openRunning(page);
    await carouselOn(page).view.focus();
    await page.keyboard.press('ArrowRight');
    await expectCard(page, 2);
    await expectPaused(page);
  });

  test('waits while it is out of view', async ({ page }) => {
    await openRunning(page);
    await leaveCarousel(page);
    await waiting(page);
    await page.clock.runFor(20_000);
    await showCarousel(page);
    await running(page);
    await expectCard(page, 1);
    await expectPlaying(page);
    await page.clock.runFor(4000);
    await expectCard(page, 2);
  });

  test('waits while the page is in the background', async ({ page }) => {
    await openRunning(page);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await waiting(page);
    await page.clock.runFor(20_000);
    await setHidden(false);
    await running(page);
    await expectCard(page, 1);
    await page.clock.runFor(4000);
    await expectCard(page, 2);
  });

  test('never scrolls the page', async ({ page }) => {
    await openRunning(page);
    await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    for (const number of [2, 3]) {
      await page.clock.runFor(4000);
      await expect(carouselOn(page).dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('announces its position only while it is not playing', async ({ page }) => {
    await openRunning(page);
    const live = carouselOn(page).block.locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await carouselOn(page).next.click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(live).toHaveText('2 / 10');
  });

  test('keeps its card, and continues to play, when the screen is rotated', async ({ page }) => {
    await openRunning(page);
    await page.clock.runFor(8000);
    await expectCard(page, 3);
    await page.setViewportSize({ width: 844, height: 390 });
    await showCarousel(page);
    await expectCard(page, 3);
    await expectPlaying(page);
  });

  test('keeps the scroll position from before the script arrived', async ({ page }) => {
    const letCome = await visitStill(page);
    const { cards } = carouselOn(page);
    await numberCards(page);
    await cards.nth(3).evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
    await expect(cards.nth(3)).toBeInViewport({ ratio: 0.5 });
    letCome();
    await ready(page);
    await expectCard(page, 4);
    await expectPaused(page);
  });

  test('takes the same space before and after the script arrives', async ({ page }) => {
    const letCome = await visitStill(page);
    const { block } = carouselOn(page);
    await showCarousel(page);
    const before = await block.boundingBox();
    letCome();
    await ready(page);
    expect(await block.boundingBox()).toEqual(before);
  });

  test('has a dot of at least 24 px for each of 20 courses, in 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, '/study-france');
    const { dots, previous, next, toggle } = carouselOn(page);
    await expect(dots).toHaveCount(20);
    const boxes = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON()));
    for (const { width, height, left, right } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
    }
    for (const button of [previous, next, toggle]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await dots.nth(19).click();
    await expectCard(page, 20);
  });

  test.describe('with reduced motion', () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('does not move until it is resumed, and then moves at once', async ({ page }) => {
      await open(page);
      const { next, cards, toggle, view } = carouselOn(page);
      await expect(view).toHaveAttribute('data-engaged'); // the press before the engine has come is another test's
      await expectPaused(page);
      await page.clock.runFor(20_000);
      await expectCard(page, 1);
      const leftOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().left);
      const left = await leftOf(cards.nth(0));
      await next.click();
      expect(await leftOf(cards.nth(1))).toBeCloseTo(left, 0);
      await toggle.click();
      await running(page);
      await page.clock.runFor(4000);
      await expectCard(page, 3);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('has no buttons that do nothing, and every card can be scrolled to', async ({ page }) => {
      await page.goto('/study-ireland');
      const { cards, next, toggle } = carouselOn(page);
      await expect(next).toBeHidden();
      await expect(toggle).toBeHidden();
      await cards.nth(9).scrollIntoViewIfNeeded();
      await expect(cards.nth(9)).toBeInViewport({ ratio: 0.5 });
      await expect(cards.nth(0)).not.toBeInViewport();
    });
  });
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const width of [1024, 1280]) {
    test(`shows all cards in three columns and no controls at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const { cards, previous, next, toggle, dots } = carouselOn(page);
      const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      expect(lefts).toHaveLength(10);
      expect(new Set(lefts).size).toBe(3);
      for (const control of [previous, next, toggle]) await expect(control).toBeHidden();
      await expect(dots).toHaveCount(0);
    });
  }

  test('the parts of cards in a row are aligned', async ({ page }) => {
    await open(page);
    const tops = await carouselOn(page)
      .block.locator('h3 + p')
      .evaluateAll((all) => all.slice(0, 3).map((paragraph) => paragraph.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('is paused by a mouse over a card and resumed when it leaves', async ({ page }) => {
    await open(page);
    const { cards, toggle } = carouselOn(page);
    const playing = 'data-playing'; // the button is not shown in a grid, and has no name
    await expect(toggle).toHaveAttribute(playing);
    await cards.nth(1).hover();
    await expect(toggle).not.toHaveAttribute(playing);
    await page.mouse.move(2, 2);
    await expect(toggle).toHaveAttribute(playing);
  });

  test('starts at the first card when the window becomes small', async ({ page }) => {
    await open(page);
    await page.clock.runFor(20_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await showCarousel(page);
    await expect(async () => {
      await page.clock.runFor(10); // the engine waits for the end of a resize
      await expect(carouselOn(page).block.locator('[data-running]')).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [20] });
    await expectCard(page, 1);
    await page.clock.runFor(4000);
    await expectCard(page, 2);
  });
});
