import { expect, type Page, test } from '@playwright/test';
import { layOut } from '../../e2e/lay-out';
import { isLong } from '../../is-long';
import { routes } from '../../routes';

const phone = { width: 390, height: 780 };
const desktop = { width: 1440, height: 900 };

/** One of each kind; `npm run test:long` goes to every page. */
const samples = [
  ...['/', '/contact', '/study-newzealand', '/study-ireland', '/university-partnerships', '/scholarship'],
  ...['/ielts-coaching', '/blogs', '/blogdetails', '/privacy-policy'],
];

// One walk for all three: to visit every page takes longer than what is asked of it.
test('every page but home has a drawing, a figure or slides at its top; every inner page has one moment from edge to edge below its banner; none shows the same picture twice within two screens', async ({
  page,
}) => {
  test.slow();
  const bare: string[] = [];
  const without: string[] = [];
  const repeated: string[] = [];
  for (const route of isLong ? routes : samples) {
    await page.setViewportSize(phone); // where pictures are closest: one below the other
    await page.goto(route);
    await layOut(page);
    repeated.push(...(await repeatedOn(page)).map((picture) => `${route}: ${picture}`));
    if (route !== '/' && !(await hasPictureAtTop(page))) bare.push(route);

    await page.setViewportSize(desktop);
    await layOut(page);
    // Home has its video, the partners their slides, and the list of all articles is nothing but the list.
    const isInner = !['/', '/university-partnerships', '/allblogs'].includes(route);
    if (isInner && !(await hasMoment(page))) without.push(route);
    if (isLong) repeated.push(...(await repeatedOn(page)).map((picture) => `${route}, wide: ${picture}`));
  }
  expect.soft(bare, 'nothing at their top').toEqual([]);
  expect.soft(without, 'no moment').toEqual([]);
  expect.soft(repeated, 'the same picture twice').toEqual([]);
});

/** The pictures that have been within the last two screens, as far as a page is laid out. */
async function repeatedOn(page: Page): Promise<readonly string[]> {
  const { height = 0 } = page.viewportSize() ?? {};
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
  return pictures.flatMap(({ src, top }, index) =>
    pictures
      .slice(0, index)
      .filter((other) => motifOf(other.src) === motifOf(src) && top - other.bottom < 2 * height)
      .map((other) => `${src}, ${Math.round(top - other.bottom)} px below ${other.src}`),
  );
}

/** The banner of a destination and its poster are the same landmark, drawn for two formats: artwork/posters.ts. */
const motifOf = (src: string) => /([^/]+?)(-banner)?\.[\w-]+\.svg$/.exec(src)?.[1] ?? src;

const hasPictureAtTop = async (page: Page) =>
  (await page.locator('main > [data-block]').first().locator('img, h1 ~ div').count()) > 0;

const hasMoment = (page: Page) =>
  page.evaluate(() => {
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

test('sections are at most 72 px from their edges on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/study-ireland');
  const paddings = await page
    .locator('main > section:not([data-block=banner])')
    .evaluateAll((sections) => sections.map((section) => parseFloat(getComputedStyle(section).paddingTop)));
  expect(Math.max(...paddings)).toBeLessThanOrEqual(72);
});

test('a course that is left over fills its row, its words and figures side by side', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/study-newzealand');
  await layOut(page);
  const course = page.locator('[data-block=course-carousel] [data-item]').last();
  const grid = await page.locator('[data-block=course-carousel] ul').boundingBox();
  const box = await course.boundingBox();
  expect(box?.width).toBeGreaterThan(0.95 * (grid?.width ?? 0));
  expect(box?.height).toBeLessThan(240);
});

test.describe('in forced colours', () => {
  test.use({ viewport: desktop, contextOptions: { forcedColors: 'active' } });

  test('the image of a banner is beside its words', async ({ page }) => {
    await page.goto('/study-ireland');
    const image = page.locator('[data-block=banner] > img');
    await expect.poll(async () => (await image.boundingBox())?.x).toBe(720);
    const words = await page.locator('[data-block=banner] p').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(720);
  });
});
