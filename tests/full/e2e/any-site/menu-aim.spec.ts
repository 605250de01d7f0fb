import { expect, type Page, test } from '@playwright/test';
import { hydrate } from '../../../e2e/hydration';
import { sites } from './sites';

/** A pointer goes straight from a trigger to something in its panel, across other triggers and open space. */

const width = 1280;

/** Of a pointer that is moved quickly, calmly and slowly, in px a second. */
const paces = [4000, 1200, 400];

test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => header(page).getByRole('group', { name, exact: true });

/** The home page of a site, and the names of its menus. */
async function visit(page: Page, origin: string) {
  await page.clock.install({ time: 0 });
  await page.goto(origin);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await hydrate(header(page).getByRole('button').first());
  await page.clock.pauseAt(600_000);
  const names = await header(page).locator('[data-island=mega-menu] button[aria-expanded]').allTextContents();
  const [first = '', second = ''] = names;
  expect(second).not.toBe('');
  return { names, first, second };
}

async function middleOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens a menu by the pointer, which comes from the foot of the window. Returns where the pointer is. */
async function open(page: Page, name: string) {
  await page.mouse.move(width / 2, 790);
  await page.clock.runFor(1000);
  const from = await middleOf(trigger(page, name));
  await page.mouse.move(from.x, from.y);
  await page.clock.runFor(1000);
  await expect(panel(page, name)).toBeVisible();
  return from;
}

/** Moves the pointer in a straight line, at so many px a second, one event a frame. */
async function glide(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  speed: number,
) {
  const frames = Math.max(2, Math.round((Math.hypot(to.x - from.x, to.y - from.y) / speed) * 60));
  for (let frame = 1; frame <= frames; frame += 1) {
    const progress = frame / frames;
    await page.mouse.move(
      Math.round(from.x + progress * (to.x - from.x)),
      Math.round(from.y + progress * (to.y - from.y)),
    );
    await page.clock.runFor(16); // one frame of 60 a second, in ms
  }
  await page.clock.runFor(1000);
}

for (const { pages, origin } of sites)
  test.describe(`a menu of ${pages}`, () => {
    test('a pointer that goes from a trigger to the first, a middle or the last thing in its panel keeps it open, at any pace', async ({
      page,
    }) => {
      const { names } = await visit(page, origin);
      for (const [menu, name] of names.entries()) {
        await open(page, name);
        const targets = panel(page, name).locator('a, button');
        const last = (await targets.count()) - 1;
        for (const [nth, index] of [...new Set([0, Math.floor(last / 2), last])].entries()) {
          const speed = paces[(menu + nth) % paces.length] ?? 0; // the paces in turn, another first in each menu
          const from = await open(page, name);
          const target = targets.nth(index);
          await glide(page, from, await middleOf(target), speed);
          await expect(panel(page, name), `${name}, ${index}, at ${speed} px a second`).toBeVisible();
          expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
        }
      }
    });

    // One visit for all of them: each begins with the pointer far from the bar, and every panel closed.
    test('a pointer that goes along the bar opens the next panel at once; one on its way into a panel opens that of another trigger when it rests there for 150 ms, or by a press; ArrowDown opens a panel and goes into it', async ({
      page,
    }) => {
      const { first, second } = await visit(page, origin);
      const from = await open(page, first);
      const to = await middleOf(trigger(page, second));
      expect(from.x).toBeLessThan(to.x);
      await test.step('along the bar', async () => {
        await page.mouse.move(to.x, to.y, { steps: 10 });
        await page.clock.runFor(1);
        await expect(panel(page, second)).toBeVisible();
      });
      await test.step('a rest', async () => {
        await open(page, first);
        await page.mouse.move(to.x, to.y + 30, { steps: 10 });
        await page.clock.runFor(149);
        await expect(panel(page, first)).toBeVisible();
        await page.clock.runFor(1);
        await expect(panel(page, second)).toBeVisible();
        await expect(panel(page, first)).toBeHidden();
      });
      await test.step('a press', async () => {
        await open(page, first);
        await page.mouse.move(to.x, to.y + 30, { steps: 10 });
        await page.mouse.down();
        await page.mouse.up();
        await expect(panel(page, second)).toBeVisible();
      });
      await test.step('ArrowDown', async () => {
        await page.keyboard.press('Escape');
        await page.mouse.move(width / 2, 790);
        await page.clock.runFor(1000);
        await trigger(page, second).focus();
        await expect(panel(page, second)).toBeHidden();
        await page.keyboard.press('ArrowDown');
        await expect(panel(page, second).getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel(page, second)).toBeHidden();
        await expect(trigger(page, second)).toBeFocused();
      });
    });
  });
