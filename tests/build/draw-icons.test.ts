import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawIcons } from '../../src/assets/draw-icons';
import { themeFrom } from '../../src/theme/theme';

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'prospectus-icons-'));
});
afterAll(() => rm(cache, { recursive: true, force: true }));

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#c2410c"/></svg>';
const icon = (text = svg) => ({
  path: 'mark.svg',
  file: 'pages-json/_images/mark.svg',
  url: '/assets/images/mark.svg',
  size: { width: 20, height: 10 },
  bytes: text.length,
  svg: text,
});
const draw = (images = [icon()], rootFiles: string[] = []) =>
  drawIcons({ ...themeFrom(), logo: { icon: 'mark.svg' } }, { images, rootFiles }, cache);

it('the icon of the theme is drawn for tabs and for home screens, in small files', async () => {
  const { files } = await draw();
  expect(files.map(({ src }) => src)).toEqual(['/favicon.ico', '/apple-touch-icon.png']);
  const [ico, png] = await Promise.all(files.map(({ file }) => readFile(file)));
  expect(ico?.readUInt16LE(4)).toBe(3); // the number of images in the ICO
  expect((ico?.length ?? 0) + (png?.length ?? 0)).toBeLessThan(8 * 1024);
  // The offset of the third image: after a header of 6 bytes there are entries of 16, each with an offset at byte 12.
  const last = ico?.readUInt32LE(6 + 2 * 16 + 12);
  expect(await sharp(ico?.subarray(last)).metadata()).toMatchObject({
    width: 48,
    height: 48,
    hasAlpha: true,
  });
  const touch = sharp(png);
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const { data, info } = await touch.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 180 + x) * info.channels).subarray(0, 3)];
  expect(at(90, 90)).toEqual([0xc2, 0x41, 0x0c]);
  expect(at(2, 2)).toEqual([255, 255, 255]); // the phone would fill what is transparent with black
});

it('an icon is not drawn again, and not if the site has that file or lacks the image', async () => {
  const [first] = (await draw()).files;
  await writeFile(first?.file ?? '', 'kept');
  expect(await readFile((await draw()).files[0]?.file ?? '', 'utf8')).toBe('kept');
  expect((await draw([icon()], ['favicon.ico'])).files.map(({ src }) => src)).toEqual([
    '/apple-touch-icon.png',
  ]);
  expect((await draw([])).files).toEqual([]);
});

it('a drawing that cannot be drawn in pixels is an error at its file', async () => {
  const { diagnostics } = await draw([
    icon('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path'),
  ]);
  expect(diagnostics).toMatchObject([
    { code: 'unreadable-image', location: { file: 'pages-json/_images/mark.svg' } },
  ]);
});
