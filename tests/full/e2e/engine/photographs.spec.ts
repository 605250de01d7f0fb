import { expect, type Page, type Response, test } from '@playwright/test';
import sharp from 'sharp';
import { visitServed } from '../../../e2e/hold-back';

/**
 * Two pages with the same photograph: behind the words of one, and beside those of the other, which names no focal
 * point. The file is rotated by its EXIF orientation. Where a face would be it has a magenta rectangle, one and a half
 * times as high as wide, left of the middle and near the top (artwork/photograph.ts).
 */
const pages = [
  ['/family-rides', 'behind'],
  ['/gravel-rides', 'beside'],
] as const;

const photograph = (page: Page) => page.getByRole('img', { name: 'A rider before hills' });

/** Where on the screen the face is, in pixels of CSS. */
async function faceOn(page: Page) {
  const picture = sharp(await page.screenshot({ scale: 'css' }));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isFace = (at: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return red > 150 && green < 110 && blue > 150;
  };
  const [across, down] = [new Set<number>(), new Set<number>()];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (isFace((y * info.width + x) * info.channels)) {
        across.add(x);
        down.add(y);
      }
  return { left: Math.min(...across), width: across.size, height: down.size };
}

test('a photograph behind the words or beside them is upright, with its face in view, on a phone and on a desktop', async ({
  page,
}) => {
  for (const [route, where] of pages)
    for (const width of [390, 1440])
      await test.step(`${where} the words at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(route);
        await photograph(page).evaluate((image: HTMLImageElement) => image.decode());
        const face = await faceOn(page);
        expect(face.height / face.width).toBeCloseTo(1.5, 0);
        const image = await photograph(page).boundingBox();
        const words = await page.getByRole('heading', { level: 1 }).boundingBox();
        if (!image || !words) throw new Error('The banner is not shown.');
        expect(face.width).toBeGreaterThan(0.07 * image.width); // it is 96 of the 1280 pixels of the file
        if (width < 1024) expect(image.y).toBeGreaterThan(words.y + words.height);
        else {
          expect(image.y).toBeLessThan(words.y);
          expect(image.y + image.height).toBeGreaterThan(words.y + words.height);
          expect(face.left).toBeGreaterThan(words.x + words.width);
        }
      });
});

test.describe('a photograph at the top of a page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('is fetched from HTML alone, once and no larger than it is shown, and is the largest contentful paint', async ({
    page,
  }) => {
    const fetched: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/rider.')) fetched.push(response);
    });
    const releaseScripts = await visitServed(page, '/family-rides', '**/*.js');
    await photograph(page).evaluate((image: HTMLImageElement) => image.decode());
    releaseScripts();
    await page.waitForLoadState();
    const [first, ...others] = fetched;
    expect(others).toEqual([]);
    expect(first?.url()).toMatch(/\.960\.avif$/);
    expect((await first?.body())?.length).toBeLessThanOrEqual(60 * 1024);
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            new PerformanceObserver((list) => {
              const { url } = list.getEntries().at(-1) as PerformanceEntry & { url?: string };
              resolve(url);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    await expect.poll(largest).toBe(first?.url());
  });
});
