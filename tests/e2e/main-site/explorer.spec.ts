import { expect, type Page, test } from '@playwright/test';
import {
  carouselIn,
  engaged,
  expectPaused,
  expectPlaying,
  openRunning,
  openStill,
  watchMoves,
} from '../carousels';
import { ready } from '../complaints';
import { holdBack, visitServed } from '../hold-back';

const route = '/university-partnerships';

/** Filters and cards of the partner universities. */
function explorerOn(page: Page) {
  const block = page.locator('[data-block=university-explorer]');
  const filter = (name: string) => block.getByRole('group', { name });
  return {
    block,
    cards: block.locator('[data-item]').filter({ visible: true }),
    status: block.getByRole('status'),
    choose: (name: string, option: string) =>
      filter(name).getByRole('button', { name: option, exact: true }).click(),
    chosen: (name: string) => filter(name).locator('button[aria-pressed=true]'),
    places: block.locator('h3 + p').filter({ visible: true }),
  };
}

async function open(page: Page, query = '') {
  await page.goto(route + query);
  await ready(page);
  return explorerOn(page);
}

test.describe('the universities', () => {
  test('are all shown at first: both filters are set to All', async ({ page }) => {
    const { cards, chosen, status } = await open(page);
    await expect(chosen('Country')).toHaveText(['All']);
    await expect(chosen('Level')).toHaveText(['All']);
    await expect(cards).toHaveCount(12);
    await expect(status).toHaveText('12 of 12 universities');
  });

  test('match both filters, and All resets one and keeps the other', async ({ page }) => {
    const { places, chosen, choose, status } = await open(page);
    await choose('Country', 'Canada');
    await expect(places).toHaveText(['Canada · Diploma', 'Canada · Postgraduate']);
    await choose('Level', 'Postgraduate');
    await expect(places).toHaveText(['Canada · Postgraduate']);
    await expect(status).toHaveText('1 of 12 universities');
    await expect(chosen('Country')).toHaveText(['Canada']);
    await expect(chosen('Level')).toHaveText(['Postgraduate']);
    await choose('Country', 'All');
    await expect(places).toHaveText([
      /Postgraduate/,
      /Postgraduate/,
      /Postgraduate/,
      /Postgraduate/,
      /Postgraduate/,
    ]);
    await choose('Level', 'All');
    await expect(places).toHaveCount(12);
  });

  test('put the selection into the address, without a history entry or scrolling', async ({ page }) => {
    const { choose } = await open(page);
    const steps = await page.evaluate(() => window.history.length);
    await choose('Level', 'Diploma');
    await expect(page).toHaveURL(/\?level=Diploma$/);
    const before = await page.evaluate(() => window.scrollY);
    await choose('Country', 'New Zealand');
    await expect(page).toHaveURL(/\?level=Diploma&country=New\+Zealand$/);
    await choose('Level', 'All');
    await expect(page).toHaveURL(/\?country=New\+Zealand$/);
    await choose('Country', 'All');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('stay in view when the selection is pressed again', async ({ page }) => {
    const { choose, chosen } = await open(page);
    await choose('Country', 'Canada');
    await expect(chosen('Country')).toHaveText(['Canada']);
    const before = await page.evaluate(() => window.scrollY);
    await choose('Country', 'Canada');
    await choose('Level', 'All');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  test('are filtered by a shared link', async ({ page }) => {
    const { places, chosen } = await open(page, '?country=United+Kingdom&level=Undergraduate');
    await expect(places).toHaveText(['United Kingdom · Undergraduate']);
    await expect(chosen('Country')).toHaveText(['United Kingdom']);
    await expect(chosen('Level')).toHaveText(['Undergraduate']);
  });

  test('are all shown for a link with an unknown filter', async ({ page }) => {
    const { cards, chosen } = await open(page, '?country=Atlantis');
    await expect(cards).toHaveCount(12);
    await expect(chosen('Country')).toHaveText(['All']);
  });

  test('show a message and a way on if none matches', async ({ page }) => {
    const { cards, choose, status } = await open(page);
    await choose('Country', 'Canada');
    await choose('Level', 'Undergraduate');
    await expect(cards).toHaveCount(0);
    await expect(status).toHaveText('No partner matches both filters. Set one of them to All.');
    await choose('Level', 'All');
    await expect(cards).toHaveCount(2);
  });

  test('are filtered with the keyboard, which keeps its focus', async ({ page }) => {
    const { block, places } = await open(page);
    const germany = block.getByRole('button', { name: 'Germany' });
    await germany.focus();
    await page.keyboard.press('Enter');
    await expect(places).toHaveText([/Germany/, /Germany/]);
    await expect(germany).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(places).toHaveText([/Ireland/]);
  });

  test('link to the form', async ({ page }) => {
    const { cards } = await open(page);
    await cards.first().getByRole('link', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL(/\/contact\?country=[^&]+&university=[^#]+#contact-form$/);
    await expect(page.locator('#contact-form')).toBeInViewport();
  });

  test('are shown as a shared link says, and not before as it does not', async ({ page }) => {
    const letCome = await holdBack(page, '**/university-explorer.island.*.js');
    await page.goto(`${route}?country=Canada`);
    const { cards, places } = explorerOn(page);
    await page.locator('[data-recalling]').waitFor();
    await expect(cards).toHaveCount(0);
    letCome();
    await expect(places).toHaveText([/Canada/, /Canada/]);
  });

  test('have buttons that are off until they can be heard, and if their script does not come', async ({
    page,
  }) => {
    await page.route('**/university-explorer.island.*.js', (route) => route.abort());
    const letCome = await visitServed(page, route, '**/entry-browser.*.js');
    const { block, cards } = explorerOn(page);
    const canada = block.getByRole('button', { name: 'Canada' });
    await expect(canada).toBeDisabled();
    letCome();
    await expect(canada).toBeEnabled();
    await canada.click();
    await expect(canada).toBeDisabled();
    await expect(cards).toHaveCount(12);
  });

  test('are reported as a view of the page whenever the selection changes', async ({ page }) => {
    await page.addInitScript(() => {
      const views: unknown[] = [];
      Object.assign(window, { views, gtag: (...call: unknown[]) => views.push(call[2]) });
    });
    const { choose, chosen } = await open(page);
    await choose('Country', 'Canada');
    await choose('Country', 'Canada');
    await choose('Country', 'All');
    await expect(chosen('Country')).toHaveText(['All']);
    expect(await page.evaluate(() => (window as unknown as { views: unknown[] }).views)).toEqual([
      { page_path: route },
      { page_path: `${route}?country=Canada` },
      { page_path: route },
    ]);
  });

  test('follow the address when the visitor goes back', async ({ page }) => {
    const { cards, choose, chosen } = await open(page);
    await choose('Country', 'Canada');
    await expect(cards).toHaveCount(2);
    await page.evaluate(() => {
      location.hash = 'content';
    });
    await choose('Country', 'Germany');
    await expect(chosen('Country')).toHaveText(['Germany']);
    await page.goBack();
    await expect(chosen('Country')).toHaveText(['Canada']);
    await expect(cards).toHaveCount(2);
    await page.reload();
    await expect(cards).toHaveCount(2);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('are all shown, whatever the link says, without buttons that do nothing', async ({ page }) => {
      await page.goto(`${route}?country=Canada`);
      const { block, cards } = explorerOn(page);
      await expect(cards).toHaveCount(12);
      await expect(cards.last()).toBeVisible();
      for (const button of await block.locator('button').all()) await expect(button).toBeHidden();
    });
  });
});

test.describe('the slides at the top', () => {
  const slidesOn = (page: Page) => carouselIn(page.locator('[data-block=hero-carousel]'));
  const titles = [
    'Universities that know us',
    'Scholarships with your application',
    'One shortlist, three countries',
  ];

  /** The slide whose dot is marked is seen alone, in one place with the others. */
  async function expectSlide(page: Page, number: number) {
    const { slides, dots } = slidesOn(page);
    await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
    const opacities = () =>
      slides.evaluateAll((all) =>
        Object.fromEntries(
          all.map((item) => [
            item.querySelector('h2')?.textContent,
            getComputedStyle(item.parentElement ?? item).opacity,
          ]),
        ),
      );
    const expected = titles.map((title, index) => [title, index === number - 1 ? '1' : '0']);
    await expect.poll(opacities).toEqual(Object.fromEntries(expected));
  }

  async function openHero(page: Page) {
    const hero = slidesOn(page);
    await openRunning(page, route, hero);
    return hero;
  }

  test('fade to the next every 5 seconds, and from the last to the first', async ({ page }) => {
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

  test('are still for the first seconds without any script, unless they are pressed', async ({ page }) => {
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
    await expect // the engine starts some time after the view has scrolled
      .poll(async () => {
        await page.clock.runFor(300);
        return slidesOn(page).block.locator('[data-engaged]').count();
      })
      .toBe(1);
    await expectSlide(page, 2);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('are paused and resumed by the button', async ({ page }) => {
    const hero = await openHero(page);
    await hero.toggle.click();
    await expectPaused(hero);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await hero.toggle.click();
    await hero.running.waitFor();
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  });

  test('follow the buttons, and the visible link is the one that is pressed', async ({ page }) => {
    const hero = await openHero(page);
    await hero.next.click();
    await expectSlide(page, 2);
    await expectPaused(hero);
    await hero.block.getByRole('link', { name: 'See the scholarship types' }).click();
    await expect(page).toHaveURL(/\/scholarship$/);
  });

  test('count every press, even during a fade', async ({ page }) => {
    const hero = await openHero(page);
    await hero.next.evaluate((next: HTMLElement) => {
      for (let press = 0; press < 2; press++) next.click();
    });
    await expectSlide(page, 3);
    await hero.previous.evaluate((previous: HTMLElement) => {
      for (let press = 0; press < 4; press++) previous.click();
    });
    await expectSlide(page, 2);
  });

  test('do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hero = slidesOn(page);
    await openStill(page, route);
    await engaged(hero);
    await expectPaused(hero);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
  });
});
