import { expect, type Locator, type Page } from '@playwright/test';
import { holdBack } from '../hold-back';

export const everyIsland = '**/assets/*.island.*.js';

/** What presses a button. */
export const ways = {
  'a click': (control) => control.click({ noWaitAfter: true }),
  'a tap': (control) => control.tap({ noWaitAfter: true }),
  Enter: (control) => control.press('Enter', { noWaitAfter: true }),
  Space: (control) => control.press('Space', { noWaitAfter: true }),
} satisfies Record<string, (control: Locator) => Promise<void>>;

/** For each click that reaches an element from now on, whether it is trusted: one that is replayed is not. */
export const clicksOn = (control: Locator) =>
  control.evaluateHandle((element) => {
    const clicks: boolean[] = [];
    element.addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted));
    return clicks;
  });

/** A page whose islands have no script yet; what is returned lets it come. */
export async function openHeldBack(page: Page, route: string) {
  const releaseScripts = await holdBack(page, everyIsland);
  await page.goto(route);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  return releaseScripts;
}

/** Chooses a filter before its script has come: it is chosen once, by one replayed click. */
export async function chooseFilterOnce(page: Page, way: keyof typeof ways) {
  const releaseScripts = await openHeldBack(page, '/lodges');
  const iceland = page.getByRole('group', { name: 'Country' }).getByRole('button', { name: 'Iceland' });
  const clicks = await clicksOn(iceland);
  await ways[way](iceland);
  expect(await clicks.jsonValue()).toEqual([]);
  await expect(page.locator('[aria-busy] ul').filter({ has: page.locator('h3') })).toHaveCSS(
    'opacity',
    '0.5',
  );
  releaseScripts();
  await expect(iceland).toHaveAttribute('aria-pressed', 'true');
  expect(await clicks.jsonValue()).toEqual([false]);
  if (way === 'Enter' || way === 'Space') await expect(iceland).toBeFocused();
}
