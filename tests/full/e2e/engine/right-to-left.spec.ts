import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { carouselIn, show } from '../../../e2e/carousels';
import { type ChangedSite, serveBuilt } from '../../../e2e/changed-site';
import { hydrate, ready } from '../../../e2e/hydration';
import { copyOfFixture } from '../../../site/build-site';

/** The fixture with Urdu as its language, and one more page, whose text is Urdu. All other texts stay English. */

const image = { src: 'ride-1.svg', alt: '' };
const cities = ['لاہور', 'کراچی', 'اسلام آباد', 'پشاور', 'ملتان'];
const urdu = {
  kind: 'page',
  title: 'ہمارے کورسز اور فیس',
  description: 'کورس، فیس اور تاریخیں ایک صفحے پر۔',
  breadcrumb: 'کورسز',
  blocks: [
    { type: 'banner', title: 'ہمارے کورسز', lead: 'ہر کورس دس ہفتے کا ہے۔', image },
    {
      type: 'facts',
      heading: 'اعداد و شمار',
      items: [
        { title: 'طلبہ', value: { count: 12500, plus: true } },
        { title: 'کامیاب', value: { percent: 96 } },
      ],
    },
    {
      type: 'posts',
      heading: 'ہمارا بلاگ',
      display: 'teasers',
      readMore: 'مزید پڑھیں',
      items: cities.map((title) => ({ image, date: '2024-02-12', title, to: '/contact' })),
    },
  ],
};

test.describe.configure({ mode: 'default' }); // one site is built for all of them

let server: ChangedSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const copy = await copyOfFixture();
  const file = join(copy.pages, '_site.json');
  const site = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...site, language: 'ur', formats: undefined }));
  await writeFile(join(copy.pages, 'rides.json'), JSON.stringify(urdu));
  server = await serveBuilt(copy);
});
test.afterAll(() => server?.stop());

const open = async (page: Page, width: number, route: string) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(server.origin + route);
  await ready(page);
};

const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : Number.NaN);

for (const width of [390, 1440])
  for (const route of ['/rides', '/', '/norway', '/contact'])
    test(`${route} runs from right to left at ${width} px, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await open(page, width, route);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond).toBe(0);
    });

test('arrows are mirrored', async ({ page }) => {
  await open(page, 1440, '/');
  const arrows = page.locator('main svg:has(> use[href$="#arrow-right"])');
  await expect(arrows.first()).toHaveCSS('scale', '-1 1');
});

for (const [width, bar] of [
  [390, 'tr[style]'],
  [1440, 'tr[style] > td[data-numeric]'],
] as const)
  test(`the bars of amounts begin at the right at ${width} px`, async ({ page }) => {
    await open(page, width, '/norway');
    const row = page.locator(`[data-block=cost-table] ${bar}`).first();
    const pseudo = await row.evaluate((element) => {
      const { content, scale } = getComputedStyle(element, '::after');
      return { content, scale };
    });
    expect(pseudo).toEqual({ content: '""', scale: '-1 1' });
  });

test('the brand is at the right, the menu beside it to the left', async ({ page }) => {
  await open(page, 1440, '/rides');
  const links = page.getByRole('banner').getByRole('link');
  const home = await page.getByRole('banner').getByRole('link', { name: 'Home' }).boundingBox();
  const last = await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).boundingBox();
  expect(middle(await links.first().boundingBox())).toBeGreaterThan(middle(home));
  expect(middle(home)).toBeGreaterThan(middle(last));
});

test('a menu keeps to its direction once it is hydrated', async ({ page }) => {
  await open(page, 1440, '/rides');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Offices' });
  await hydrate(trigger);
  const home = await page.getByRole('banner').getByRole('link', { name: 'Home' }).boundingBox();
  expect(middle(home)).toBeGreaterThan(middle(await trigger.boundingBox()));
});

test('on a phone the menu opens with its links at the right', async ({ page }) => {
  await open(page, 390, '/rides');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' }).last();
  await expect(link).toBeVisible();
  const right = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(right).toBeGreaterThan(300);
});

for (const width of [390, 1440])
  test(`the next slide comes from the left at ${width} px`, async ({ page }) => {
    await open(page, width, '/rides');
    const carousel = carouselIn(page.locator('[data-block=posts]'));
    await show(carousel);
    const view = carousel.block.locator('[data-engaged]');
    await view.waitFor();
    await carousel.dots.first().click(); // it plays no longer, wherever it was
    await carousel.next.click();
    const slide = (title: string) => carousel.slides.filter({ hasText: title });
    const edge = await view.boundingBox();
    await expect
      .poll(async () => {
        const box = await slide('کراچی').boundingBox();
        return box && edge && Math.abs(box.x + box.width - (edge.x + edge.width)) < 40;
      })
      .toBe(true);
    const [first, second] = [await slide('کراچی').boundingBox(), await slide('اسلام آباد').boundingBox()];
    expect(middle(second)).toBeLessThan(middle(first));
  });

test('figures are written as the language has them', async ({ page }) => {
  await open(page, 1440, '/rides');
  await expect(page.locator('[data-block=facts]')).toContainText('12,500+');
  await expect(page.locator('[data-block=posts]').getByText('فروری').first()).toBeVisible();
});
