import { expect, type Locator, type Page } from '@playwright/test';
import { visitServed } from '../hold-back';
import { hydrate, ready } from '../hydration';

/** The menus of the fixture, by their names, with what they lead to. */
export const groups = {
  Services: ['/luggage-transport', '/rail-services', '/prices'],
  Countries: ['/norway', '/portugal', '/japan', '/iceland', '/chile', '/kenya', '/lodges'],
  Rides: ['/road-rides', '/gravel-rides', '/family-rides'],
  Offices: ['/harbour-office', '/mill-office', '/station-office'],
};
export type GroupName = keyof typeof groups;

export const desktop = { width: 1280, height: 800 };

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const trigger = (page: Page, name: GroupName) =>
  header(page).getByRole('button', { name, exact: true });
export const panel = (page: Page, name: GroupName) => header(page).getByRole('group', { name });
export const hrefs = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));

/** Hydrates the menu that is shown, which hydrates on interaction only. */
export async function hydrateMenu(page: Page) {
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await hydrate(header(page).getByRole('button').first());
}

/** Opens the menu of countries by a pointer, on a page that has settled. */
export async function openCountries(page: Page) {
  await page.goto('/about');
  await ready(page);
  await trigger(page, 'Countries').hover();
  await expect(panel(page, 'Countries')).toBeVisible();
  return panel(page, 'Countries');
}

/** Opens a page without its scripts. The function that is returned lets them through. */
export async function visitUnscripted(page: Page, path: string) {
  const releaseScripts = await visitServed(page, path, '**/*.js');
  return async () => {
    releaseScripts();
    await ready(page);
  };
}

/** Opens a page, hydrates its menu and stops its clock, so that a test decides how much time passes. */
export async function visit(page: Page, path = '/about') {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await hydrateMenu(page);
  await page.clock.pauseAt(600_000);
}

export async function hover(page: Page, name: GroupName) {
  await trigger(page, name).hover();
  await page.clock.runFor(1);
  await expect(panel(page, name)).toBeVisible();
}

/** Moves the pointer off the menus. */
export const leave = (page: Page) => page.mouse.move(640, 790);

/** Links lead nowhere until what this returns is called, as if the next page did not come. */
export async function stayHere(page: Page) {
  const listening = await page.evaluateHandle(() => {
    const controller = new AbortController();
    window.addEventListener('click', (event) => event.preventDefault(), { signal: controller.signal });
    return controller;
  });
  return () => listening.evaluate((controller) => controller.abort());
}

/** The animation an element shows, as `name duration easing`; CSS Modules may add to its name. */
export const animationOf = (element: Locator) =>
  element.evaluate((node) => {
    const { animationName, animationDuration, animationTimingFunction } = getComputedStyle(node);
    return [animationName, animationDuration, animationTimingFunction].join(' ');
  });

/** Where an element is when its animation begins, as the style sheet says: the animation itself may be over. */
export const offsetAtStart = (element: Locator) =>
  element.evaluate((node) => {
    const { animationName } = getComputedStyle(node);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (let rule = rules.shift(); rule; rule = rules.shift()) {
      if (rule instanceof CSSKeyframesRule && rule.name === animationName) {
        return rule.findRule('0%')?.style.translate;
      }
      if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
    }
    return undefined;
  });
