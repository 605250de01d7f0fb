import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { ready } from '../../../e2e/hydration';
import { pagesOf } from './sites';

/**
 * An action has Chromium recalculate the styles of what it changes, not of the whole page, which would take a phone
 * longer than everything else that follows a press. What causes that: `:has()` on a large element that styles its
 * descendants, and an inherited property that changes.
 */

// Otherwise a page that still scrolls to what one action has found changes during the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is done on a page; nothing, if it has no control for that. */
const actions: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['scrolling', (page) => page.mouse.wheel(0, 1200)],
  ['opening an answer', (page) => press(page.locator('main summary:visible'))],
  [
    'typing',
    (page) => type(page.locator('main form input:not([tabindex="-1"], [type=radio], [type=checkbox])')),
  ],
  ['sending an empty form', (page) => press(page.locator('main form [type=submit]:visible'))],
  ['opening a menu', (page) => press(page.locator('header button:visible'))],
];

// On phones, where styling takes longest; the home page in a wide window, too, which has the other header.
for (const { site, route, address } of pagesOf(({ heaviest }) => heaviest))
  for (const width of route === '/' ? [390, 1280] : [390])
    test(`${site.pages}: on ${route}, at ${width} px, no action recalculates the styles of the whole page`, async ({
      page,
      browser,
    }) => {
      await page.setViewportSize({ width, height: 820 });
      await page.goto(address);
      await ready(page);
      const all = await page.locator('*').count();
      const counts: number[] = [];
      for (const [name, act] of actions) {
        const count = await mostStyled(browser, page, () => act(page));
        expect.soft(count, name).toBeLessThan(all / 2);
        counts.push(count);
      }
      expect(Math.max(...counts), 'nothing was traced').toBeGreaterThan(0);
    });

async function press(controls: Locator): Promise<void> {
  if ((await controls.count()) > 0) await controls.first().click();
}

async function type(fields: Locator): Promise<void> {
  if ((await fields.count()) > 0) await fields.first().pressSequentially('Ana');
}

/** The most elements that Chromium styled at once, until two frames after an action. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents
    .filter(({ name }: { name: string }) => name === 'UpdateLayoutTree')
    .reduce(
      (most: number, { args }: { args: { elementCount?: number } }) => Math.max(most, args.elementCount ?? 0),
      0,
    );
}
