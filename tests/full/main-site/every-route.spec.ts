import { expect, type Page } from '@playwright/test';
import { complaintsOf } from '../../e2e/complaints';
import { hydrateAll, ready } from '../../e2e/hydration';
import { originOf } from '../../e2e/served-sites';
import { doubleText, openDetails, textFaultsOf } from '../../e2e/text-faults';
import { violationsInBoth } from '../../e2e/violations';
import { faintLines } from '../../e2e/words-contrast';
import { problemsIn } from '../../html-rules';
import { expectServedText, test } from '../e2e/any-site/served-text';
import { hasFullBleedBlock, hasPictureAtTop, repeatedOn } from './composition';
import { allRoutes, destinations, routes } from './routes';

/**
 * What is asked of every page of the main site, in one visit to each: to load it takes longer than each question. The
 * site is built with React for development here, which reports what hydration found different.
 */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

for (const [index, route] of allRoutes.entries())
  test(`${route} hydrates, follows the rules of composition, serves all its text, cuts none off, and is accessible with everything open and invalid`, async ({
    page,
    parser,
    request,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(originOf('main-development') + route);
    await ready(page);
    if (destinations.some((destination) => destination === route)) await expectShort(page);
    // Pages that spec 000 does not have may be composed otherwise.
    if (routes.some((known) => known === route)) {
      await expectComposed(page, route);
      await expectReadableBanner(page);
    }
    await hydrateAll(page);
    expect.soft([...complaints], 'hydrated').toEqual([]);
    await expectServedText(page, parser, request);

    await openDetails(page);
    await expectAllText(page);
    await page.setViewportSize({ width: [320, 1280][index % 2] ?? 320, height: 900 }); // in turn
    await makeInvalid(page);
    await openMenu(page);
    expect.soft(await violationsInBoth(page), 'open and wrong').toEqual([]);
    expect.soft(await problemsIn(await page.content()), 'the HTML by then').toEqual([]);
  });

/** A destination has at most ten screens of a phone, and two sheets of paper. */
async function expectShort(page: Page) {
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(length / phone.height, 'screens').toBeLessThanOrEqual(10);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect.soft(pdf.match(/\/Type \/Page\b/g), 'sheets').toHaveLength(2);
}

/** A page has a picture at its top, something from edge to edge, and no picture twice within two screens. */
async function expectComposed(page: Page, route: string) {
  expect.soft(await repeatedOn(page), 'the same picture twice').toEqual([]);
  if (route !== '/') expect.soft(await hasPictureAtTop(page), 'a picture at the top').toBe(true);
  await page.setViewportSize(desktop);
  expect.soft(await repeatedOn(page), 'the same picture twice, wide').toEqual([]);
  // Home has its video, the partners their slides, and the list of all articles is nothing but the list.
  if (!['/', '/university-partnerships', '/allblogs'].includes(route))
    expect.soft(await hasFullBleedBlock(page), 'something from edge to edge').toBe(true);
}

/**
 * The text of a banner keeps a contrast of 4.5:1: at 1024 px and twice the size, where it lies over most of the
 * drawing, and at 1440 px, where most of the drawing is beside it.
 */
async function expectReadableBanner(page: Page) {
  for (const { width, size } of [
    { width: 1024, size: 200 },
    { width: 1440, size: 100 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = `${size}%`;
      await document.fonts.ready;
    }, size);
    expect.soft(await faintLines(page, 'main > :first-child', 4.5), `${width} px, ${size} %`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function expectAllText(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await textFaultsOf(page), `at ${width} px`).toEqual([]);
  }
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await doubleText(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await textFaultsOf(page), `at twice the size, ${width} px`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function makeInvalid(page: Page) {
  for (const button of await page.locator('form button[type=submit]').all()) await button.click();
  for (const form of await page.locator('form:has([type=submit])').all())
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
}

async function openMenu(page: Page) {
  const header = page.getByRole('banner');
  const ireland = header.getByRole('link', { name: 'Ireland' }).filter({ visible: true });
  const button = header.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) {
    await button.click();
    await header.locator('summary', { hasText: 'Study Abroad' }).click();
  } else {
    // A menu closes when the page scrolls, and the page still scrolls to the invalid field: so the pointer tries again.
    await expect(async () => {
      await page.mouse.move(640, 899);
      await header.getByRole('button', { name: 'Study Abroad' }).hover();
      await expect(ireland).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await expect(ireland).toBeVisible();
}
