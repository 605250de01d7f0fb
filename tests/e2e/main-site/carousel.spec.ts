import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  carouselIn,
  engaged,
  expectPaused,
  expectPlaying,
  expectSlides,
  expectTurns,
  expectWidths,
  openRunning,
  openStill,
  seenIn,
  show,
  titlesOf,
} from '../carousels';
import { ready } from '../complaints';
import { holdBack, visitServed } from '../hold-back';

/** Spec 000, section 9: how many are seen at the least and the greatest width of each number, and when the next comes. */
const carousels = {
  'the steps of the home page': {
    route: '/',
    block: '#process',
    slides: 7,
    autoPlay: 3000,
    widths: [
      [320, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
    ],
  },
  'the destinations of the home page': {
    route: '/',
    block: '#destinations',
    slides: 8,
    autoPlay: 5000,
    widths: [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
    ],
  },
  'Explore More Services': {
    route: '/health-cover',
    block: '#more-services',
    slides: 8,
    autoPlay: 3000,
    widths: [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ],
  },
} as const;

test.use({ viewport: { width: 1280, height: 720 } });

for (const [name, { route, block, slides, autoPlay, widths }] of Object.entries(carousels)) {
  test.describe(name, () => {
    const carouselOn = (page: Page) => carouselIn(page.locator(block));
    const [, atWidest] = widths[widths.length - 1] ?? [0, 0];

    test(`advance by one every ${autoPlay} ms, in 500 ms, and are as many as the width allows`, async ({
      page,
    }) => {
      await openStill(page, route);
      const carousel = carouselOn(page);
      const titles = await titlesOf(carousel);
      expect(titles).toHaveLength(slides);
      await engaged(carousel);
      await carousel.running.waitFor();
      await expectTurns(page, carousel, titles, { every: autoPlay, count: atWidest, firsts: [2, 3] });
      await carousel.dots.first().click();
      await expectSlides(carousel, titles, 1, atWidest);
      await expectWidths(page, carousel, titles, widths);
    });

    // In real time: the engine goes to a dot with the frame after next, and nothing else moves once one is pressed.
    test('have a dot each, which shows its slide and stops playing, and wrap from the last to the first', async ({
      page,
    }) => {
      const carousel = carouselOn(page);
      await page.goto(route);
      await ready(page);
      const titles = await titlesOf(carousel);
      await show(carousel);
      await carousel.running.waitFor();
      await expect(carousel.dots).toHaveCount(slides);
      for (const dot of [5, 2, slides]) {
        await carousel.dots.nth(dot - 1).click();
        await expectSlides(carousel, titles, dot, atWidest);
      }
      await carousel.next.click();
      await expectSlides(carousel, titles, 1, atWidest);
      await expectPaused(carousel);
      await expect(carousel.running).toHaveCount(0);
    });
  });
}

const holdEngine = (page: Page) => holdBack(page, '**/carousel-engine*');

test.describe('a carousel', () => {
  const stepsOn = (page: Page) => carouselIn(page.locator('#process'));
  /** In real time, in the view. */
  const visitSteps = async (page: Page) => {
    await page.goto('/');
    await ready(page);
    const steps = stepsOn(page);
    const titles = await titlesOf(steps);
    await show(steps);
    return { steps, titles };
  };
  const openSteps = async (page: Page) => {
    const steps = stepsOn(page);
    await openRunning(page, '/', steps);
    return { steps, titles: await titlesOf(steps) };
  };

  test('is paused and resumed by its button', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    await steps.toggle.click();
    await expectPaused(steps);
    await page.clock.runFor(9000);
    await expectSlides(steps, titles, 1, 4);
    await steps.toggle.click();
    await steps.running.waitFor();
    await page.clock.runFor(3000);
    await expectSlides(steps, titles, 2, 4);
  });

  test('plays in a loop, from the last to the first without rewinding', async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 720 });
    const { steps, titles } = await openSteps(page);
    for (const number of [2, 3, 4, 5, 6, 7, 1]) {
      await page.clock.runFor(3000);
      await expectSlides(steps, titles, number, 1);
    }
  });

  test('loops in both directions, with four in view at every position', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    for (const number of [7, 6, 5]) {
      await steps.previous.click();
      await expectSlides(steps, titles, number, 4);
    }
    for (const number of [6, 7, 1, 2]) {
      await steps.next.click();
      await expectSlides(steps, titles, number, 4);
    }
    await expectPaused(steps);
  });

  test('has each slide in the document once, however far it has gone, and its buttons in one line', async ({
    page,
  }) => {
    const { steps, titles } = await openSteps(page);
    for (const number of [7, 6]) {
      await steps.previous.click();
      await expectSlides(steps, titles, number, 4);
    }
    expect((await titlesOf(steps)).sort()).toEqual([...titles].sort());
    for (const width of [390, 1300]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await steps.block
        .getByRole('button', { name: /^(Previous|Next|.* Auto-play)$/ })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(tops).toEqual([tops[0], tops[0], tops[0]]);
    }
  });

  test('counts every press, even while it moves', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    const press = (button: Locator, times: number) =>
      button.evaluate((element: HTMLElement, count) => {
        for (let press = 0; press < count; press++) element.click();
      }, times);
    await press(steps.next, 3);
    await expectSlides(steps, titles, 4, 4);
    await press(steps.next, 5);
    await expectSlides(steps, titles, 2, 4);
    await press(steps.previous, 3);
    await expectSlides(steps, titles, 6, 4);
    await press(steps.next, 1);
    await press(steps.dots.nth(2), 1);
    await expectSlides(steps, titles, 3, 4);
  });

  test('waits under the pointer, and continues when it has left', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    await steps.slides.first().hover();
    await expect(steps.running).toHaveCount(0);
    await page.clock.runFor(9000);
    await expectSlides(steps, titles, 1, 4);
    await page.mouse.move(1, 1);
    await steps.running.waitFor();
    await page.clock.runFor(3000);
    await expectSlides(steps, titles, 2, 4);
  });

  test('follows a drag of 5 px, and then stops playing', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    const box = await steps.slides.nth(2).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 4, y);
    await expectSlides(steps, titles, 1, 4);
    await expectPlaying(steps);
    await page.mouse.move(x - 6, y);
    await page.mouse.move(x - 200, y, { steps: 5 });
    await expectPaused(steps);
    await page.mouse.up();
    await expectSlides(steps, titles, 2, 4);
  });

  test('waits while the focus is inside, and Resume takes effect at once', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    await steps.slides.first().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(steps.slides.nth(1).getByRole('link')).toBeFocused();
    await expect(steps.running).toHaveCount(0);
    await page.clock.runFor(9000);
    await expectSlides(steps, titles, 1, 4);
    await steps.toggle.focus();
    await page.keyboard.press('Space');
    await expectPaused(steps);
    await page.keyboard.press('Space');
    await steps.running.waitFor();
    await page.clock.runFor(3000);
    await expectSlides(steps, titles, 2, 4);
  });

  test('brings a focused slide into view', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    await steps.slides.nth(3).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(steps.slides.nth(4).getByRole('link')).toBeFocused();
    await expectSlides(steps, titles, 2, 4);
    await expect(steps.slides.nth(4)).toBeInViewport({ ratio: 0.9 });
  });

  test('waits while it is out of view', async ({ page }) => {
    const { steps, titles } = await openSteps(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(steps.running).toHaveCount(0);
    await page.clock.runFor(9000);
    await show(steps);
    await steps.running.waitFor();
    await expectSlides(steps, titles, 1, 4);
  });

  test('takes the same space before and after the engine arrives', async ({ page }) => {
    await page.route('**/carousel-engine*', () => {});
    await page.goto('/');
    await ready(page);
    const { block } = stepsOn(page);
    const size = () =>
      block.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { width, height };
      });
    const before = await size();
    await page.unrouteAll();
    await openSteps(page);
    expect(await size()).toEqual(before);
  });

  test('is a list that scrolls without its engine, and its buttons scroll it', async ({ page }) => {
    await page.route('**/carousel-engine*', (request) => request.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { steps, titles } = await visitSteps(page);
    await steps.next.click();
    await expectSlides(steps, titles, 2, 4);
    await steps.dots.nth(2).click();
    await expectSlides(steps, titles, 3, 4);
  });

  test('counts every press without its engine, even while it scrolls', async ({ page }) => {
    await page.route('**/carousel-engine*', (request) => request.abort());
    await page.setViewportSize({ width: 639, height: 720 });
    const { steps, titles } = await visitSteps(page);
    await steps.next.evaluate((next: HTMLElement) => {
      for (let press = 0; press < 3; press++) next.click();
    });
    await expectSlides(steps, titles, 4, 1);
  });

  test('moves with every press without its engine, at its end, too', async ({ page }) => {
    await page.route('**/carousel-engine*', (request) => request.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { steps, titles } = await visitSteps(page);
    for (const first of [2, 3, 4, 1, 2]) {
      await steps.next.click();
      await expectSlides(steps, titles, first, 4);
    }
    for (const first of [1, 4, 3]) {
      await steps.previous.click();
      await expectSlides(steps, titles, first, 4);
    }
    await steps.dots.nth(6).click();
    await expect(steps.dots.nth(6)).toHaveAttribute('aria-current', 'true');
    expect(await seenIn(steps)).toEqual(titles.slice(3));
    await steps.previous.click();
    await expectSlides(steps, titles, 3, 4);
  });

  test('answers presses from before its script has come', async ({ page }) => {
    const letCome = await holdBack(page, '**/carousel.island*');
    await page.goto('/');
    const steps = stepsOn(page);
    const titles = await titlesOf(steps);
    await show(steps);
    const next = await steps.next.elementHandle();
    await steps.next.click();
    await expect.poll(() => seenIn(steps)).toEqual(titles.slice(1, 5));
    await steps.next.click();
    letCome();
    await expectSlides(steps, titles, 3, 4);
    await expectPaused(steps);
    expect(await next?.evaluate((button) => button.isConnected)).toBe(true);
  });

  test('counts each press once if its engine is there before the view has begun to scroll', async ({
    page,
  }) => {
    const engine = page.waitForRequest('**/carousel-engine*');
    const { steps, titles } = await visitSteps(page);
    await steps.next.hover();
    const address = (await engine).url();
    await page.mouse.move(0, 0);
    await page.goto('/'); // at its top: out of view the carousel sleeps
    await page.evaluate((script) => import(script), address);
    await expect(steps.block.locator('[data-awake]')).toHaveCount(0);
    await steps.next.evaluate((next: HTMLElement) => {
      for (let press = 0; press < 2; press++) next.click();
    });
    await steps.block.locator('[data-engaged]').waitFor();
    await expectSlides(steps, titles, 3, 4);
    await expectPaused(steps);
  });

  test('shows its controls once there is script for them, and keeps their space until then', async ({
    page,
  }) => {
    const letCome = await visitServed(page, '/', '**/entry-browser*');
    const steps = stepsOn(page);
    const before = await steps.block.boundingBox();
    for (const control of [steps.previous, steps.toggle, steps.next]) await expect(control).toBeHidden();
    letCome();
    await expect(steps.next).toBeVisible();
    await expect(steps.toggle).toBeVisible();
    expect(await steps.block.boundingBox()).toEqual(before);
  });

  test('is a list that scrolls, without buttons that do nothing, if its script cannot be fetched', async ({
    page,
  }) => {
    await page.route('**/carousel.island*', (request) => request.abort());
    await page.goto('/');
    const steps = stepsOn(page);
    await show(steps);
    await steps.next.dispatchEvent('click'); // a pointer would wake it before its press
    await expect(steps.next).toBeHidden();
    await steps.slides.nth(6).scrollIntoViewIfNeeded();
    await expect(steps.slides.nth(6)).toBeInViewport({ ratio: 0.5 });
  });

  test('counts a press just before its engine arrives, when the view has not begun to scroll', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { scrollTo } = Element.prototype;
      Element.prototype.scrollTo = function scrollLater(this: Element, options) {
        Object.assign(window, { scrollNow: () => Reflect.apply(scrollTo, this, [options]) });
      };
    });
    const letCome = await holdEngine(page);
    const { steps, titles } = await visitSteps(page);
    await steps.dots.nth(2).click();
    const engine = page.waitForResponse('**/carousel-engine*');
    letCome();
    await (await engine).finished();
    await page.evaluate(() => (window as unknown as { scrollNow: () => void }).scrollNow());
    await expectSlides(steps, titles, 3, 4);
    await expectPaused(steps);
  });

  test('continues to the target of a press when its engine arrives during the scroll', async ({ page }) => {
    const letCome = await holdEngine(page);
    await page.exposeFunction('letCome', letCome);
    const { steps, titles } = await visitSteps(page);
    await steps.block.locator('[data-effect]').evaluate((view) => {
      const { letCome } = window as unknown as { letCome: () => void };
      view.addEventListener('scroll', () => letCome(), { once: true });
    });
    await steps.dots.nth(2).click();
    await steps.block.locator('[data-engaged]').waitFor();
    await expectSlides(steps, titles, 3, 4);
    await expectPaused(steps);
  });

  for (const script of ['carousel.island', 'carousel-engine'])
    test(`is not taken out of a finger that scrolls it when ${script} arrives`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const letCome = await holdBack(page, `**/${script}*`);
      await page.clock.install();
      await page.goto('/');
      const steps = stepsOn(page);
      await show(steps);
      const box = await steps.slides.first().boundingBox();
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: (box?.y ?? 0) + 50 }],
        });
      const isEngaged = steps.block.locator('[data-engaged]');
      await touch('touchStart', 300);
      for (const x of [280, 260, 240]) await touch('touchMove', x);
      const arrived = page.waitForResponse(/carousel-engine/);
      letCome();
      await arrived;
      for (const x of [220, 200]) await touch('touchMove', x);
      await page.clock.runFor(700); // longer than the engine waits after a scroll
      await expect(isEngaged).toHaveCount(0);
      await touch('touchEnd');
      await expect(isEngaged).toBeVisible();
    });

  test('keeps a focused slide in view from the first frame of its engine', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letCome = await holdEngine(page);
    const { steps } = await visitSteps(page);
    const walk = await steps.block
      .locator('ul')
      .first()
      .evaluateHandle((track) => {
        const come = new Promise((resolve) => {
          const view = track.parentElement;
          if (view) new MutationObserver(resolve).observe(view, { attributeFilter: ['data-engaged'] });
        });
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        /** A link a frame: which of them are not in the view when it ends? */
        const follow = async () => {
          const lost: string[] = [];
          await come;
          for (const link of track.querySelectorAll('a')) {
            link.focus();
            await nextFrame();
            const { left, right } = link.getBoundingClientRect();
            if (left < 0 || right > window.innerWidth) lost.push(`${link.textContent}: ${left} to ${right}`);
          }
          return lost;
        };
        return { lost: follow() };
      });
    letCome();
    expect(await walk.evaluate(({ lost }) => lost)).toEqual([]);
  });

  test('does not move with reduced motion until it is resumed, and then moves at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const steps = stepsOn(page);
    await openStill(page, '/');
    await engaged(steps);
    const titles = await titlesOf(steps);
    await expectPaused(steps);
    await page.clock.runFor(9000);
    await expectSlides(steps, titles, 1, 4);
    await steps.next.click();
    await expect.poll(() => seenIn(steps)).toEqual(titles.slice(1, 5));
    await steps.toggle.click();
    await steps.running.waitFor();
    await page.clock.runFor(3000);
    await expectSlides(steps, titles, 3, 4);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('has no buttons that do nothing, and every slide can be scrolled to', async ({ page }) => {
      await page.goto('/');
      const { slides, next, toggle } = stepsOn(page);
      await expect(next).toBeHidden();
      await expect(toggle).toBeHidden();
      await slides.nth(6).scrollIntoViewIfNeeded();
      await expect(slides.nth(6)).toBeInViewport({ ratio: 0.5 });
      await expect(slides.nth(6).getByRole('link', { name: 'Know More' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });
  });
});
