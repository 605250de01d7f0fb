import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRenditions } from '../../src/assets/renditions';
import { renditionsOf } from '../../src/references/renditions';

let folder: string;
const image = (path: string) => ({
  path,
  file: `pages-json/_images/${path}`,
  url: `/assets/images/${path}`,
  size: { width: 700, height: 500 },
  bytes: 1000,
});
const write = (images: readonly ReturnType<typeof image>[], out: string) =>
  writeRenditions(images, folder, join(folder, out), join(folder, 'cache'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-renditions-'));
  await mkdir(join(folder, '_images'));
  const photo = sharp({ create: { width: 700, height: 500, channels: 3, background: '#0b5d5a' } });
  await writeFile(join(folder, '_images/a.jpg'), await photo.jpeg().toBuffer());
  await writeFile(join(folder, '_images/broken.jpg'), 'no photograph');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a photograph is written in every format and width that pages offer', async () => {
  expect(await write([image('a.jpg'), image('a.svg')], 'site')).toEqual([]);
  for (const { url, format, width } of renditionsOf(image('a.jpg'))) {
    const drawn = await sharp(join(folder, 'site', url)).metadata();
    // sharp calls the container of AVIF “heif”, and its contents “av1”.
    expect([drawn.format, drawn.width]).toEqual([format === 'avif' ? 'heif' : 'webp', width]);
    if (format === 'avif') expect(drawn.compression).toBe('av1');
  }
  // Two formats in each of 320, 480, 640 and 700 px; the drawing has none.
  expect(await readdir(join(folder, 'site/assets/images'))).toHaveLength(8);
});

it('a second build draws nothing and writes the same', async () => {
  const before = await readdir(join(folder, 'cache'));
  await write([image('a.jpg')], 'again');
  expect(await readdir(join(folder, 'cache'))).toEqual(before);
  const [file = ''] = await readdir(join(folder, 'again/assets/images'));
  const read = (out: string) => readFile(join(folder, out, 'assets/images', file));
  expect(await read('again')).toEqual(await read('site'));
});

it('an image that cannot be drawn is an error at its file', async () => {
  const [diagnostic] = await write([image('broken.jpg')], 'broken');
  expect(diagnostic).toMatchObject({
    code: 'unreadable-image',
    location: { file: 'pages-json/_images/broken.jpg' },
  });
});
