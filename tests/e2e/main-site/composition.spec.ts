import { expect, test } from '@playwright/test';
import { isLong } from '../../is-long';
import { routes } from '../../routes';
import { layOut } from '../lay-out';

/** Pictures are closest where they are one below the other; `npm run test:long` looks at wide screens, too. */
const viewports = [{ width: 390, height: 780 }, ...(isLong ? [{ width: 1440, height: 900 }] : [])];

for (const viewport of viewports)
  test(`no page shows the same picture twice within two screens at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const repeated: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      await layOut(page);
      const pictures = await page
        .locator('main img:not([src*="/logos/"])')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('[inert], [aria-hidden=true]'))
            .map((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return { src: element.getAttribute('src') ?? '', top: top + scrollY, bottom: bottom + scrollY };
            }),
        );
      for (const [index, { src, top }] of pictures.entries())
        for (const other of pictures.slice(0, index))
          if (motifOf(other.src) === motifOf(src) && top - other.bottom < 2 * viewport.height)
            repeated.push(`${route}: ${src}, ${Math.round(top - other.bottom)} px below ${other.src}`);
    }
    expect(repeated).toEqual([]);
  });

/** The banner of a destination and its poster are the same landmark, drawn for two formats: artwork/posters.ts. */
const motifOf = (src: string) => /([^/]+?)(-banner)?\.[\w-]+\.svg$/.exec(src)?.[1] ?? src;

test('every page but home has a drawing, a figure or slides at its top', async ({ page }) => {
  const bare: string[] = [];
  for (const route of routes) {
    if (route === '/') continue;
    await page.goto(route);
    const top = page.locator('main > [data-block]').first();
    const figure = top.locator('h1 ~ div');
    if ((await top.locator('img').count()) + (await figure.count()) === 0) bare.push(route);
  }
  expect(bare).toEqual([]);
});

test('sections are at most 72 px from their edges on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/study-ireland');
  const paddings = await page
    .locator('main > section:not([data-block=banner])')
    .evaluateAll((sections) => sections.map((section) => parseFloat(getComputedStyle(section).paddingTop)));
  expect(Math.max(...paddings)).toBeLessThanOrEqual(72);
});

test('every inner page has one moment from edge to edge below its banner', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const without: string[] = [];
  for (const route of routes) {
    // Home has its video, the partners their slides, and the list of all articles is nothing but the list.
    if (['/', '/university-partnerships', '/allblogs'].includes(route)) continue;
    await page.goto(route);
    await layOut(page);
    const has = await page.evaluate(() => {
      const blocks = [...document.querySelectorAll('main > [data-block]:not([data-block=banner])')];
      return blocks.some((block) =>
        [block, ...block.querySelectorAll('article, img')].some((element) => {
          const { left, right } = element.getBoundingClientRect();
          if (element instanceof HTMLImageElement)
            return !element.closest('ul') && (left <= 0 || right >= innerWidth);
          return right - left >= innerWidth && getComputedStyle(element).color === 'rgb(255, 255, 255)';
        }),
      );
    });
    if (!has) without.push(route);
  }
  expect(without).toEqual([]);
});

test('a course that is left over fills its row, its words and figures side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/study-newzealand');
  await layOut(page);
  const course = page.locator('[data-block=course-carousel] [data-item]').last();
  const grid = await page.locator('[data-block=course-carousel] ul').boundingBox();
  const box = await course.boundingBox();
  expect(box?.width).toBeGreaterThan(0.95 * (grid?.width ?? 0));
  expect(box?.height).toBeLessThan(240);
});

test.describe('in forced colours', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { forcedColors: 'active' } });

  test('the image of a banner is beside its words', async ({ page }) => {
    await page.goto('/study-ireland');
    const image = page.locator('[data-block=banner] > img');
    await expect.poll(async () => (await image.boundingBox())?.x).toBe(720);
    const words = await page.locator('[data-block=banner] p').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(720);
  });
});
