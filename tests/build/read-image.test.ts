import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOriented } from '../../src/assets/load-sharp';
import { readImage } from '../../src/assets/read-image';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-image-'));
  await mkdir(join(folder, '_images'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (name: string, content: string | Uint8Array) => {
  await writeFile(join(folder, '_images', name), content);
  return readImage(folder, name);
};
const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c2410c' } });
const formats = ['jpg', 'png', 'webp', 'avif'] as const;
/** The picture in a format; `orientation` is that of EXIF, as a camera writes it. */
const saved = (format: (typeof formats)[number], orientation = 1) =>
  picture()
    .withMetadata({ orientation })
    .toFormat(format === 'jpg' ? 'jpeg' : format)
    .toBuffer();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

describe('the size of a picture', () => {
  const turns = formats.flatMap((format) => [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => [format, turn] as const));

  it.each(turns)(
    'is that after rotation by the EXIF orientation: %s, orientation %i',
    async (format, turn) => {
      const { size } = await read(`turned-${turn}.${format}`, await saved(format, turn));
      // From 5 on, orientations turn a picture by 90°.
      expect(size).toEqual(turn > 4 ? { width: 20, height: 40 } : { width: 40, height: 20 });
    },
  );

  it('is given with `isRotated` where the copy has to be rotated; an AVIF is not', async () => {
    for (const format of formats) {
      const { isRotated } = await read(`lying.${format}`, await saved(format, 6));
      expect(isRotated, format).toBe(format === 'avif' ? undefined : true);
      expect((await read(`upright.${format}`, await saved(format))).isRotated, format).toBeUndefined();
    }
  });

  it('is read of pictures in CMYK, and of those with 16 bits a channel', async () => {
    const cmyk = await picture().toColourspace('cmyk').jpeg().toBuffer();
    const deep = await picture().toColourspace('rgb16').png().toBuffer();
    expect((await read('print.jpg', cmyk)).size).toEqual({ width: 40, height: 20 });
    expect((await read('deep.png', deep)).size).toEqual({ width: 40, height: 20 });
  });
});

describe('an animation', () => {
  it('is known by its bytes', async () => {
    expect((await read('still.webp', await saved('webp'))).isAnimated).toBeUndefined();
    expect((await read('moving.webp', await animated())).isAnimated).toBe(true);
    expect((await read('still.png', await saved('png'))).isAnimated).toBeUndefined();
    expect((await read('moving.png', withFrames(await saved('png'), 2))).isAnimated).toBe(true);
    expect((await read('one-frame.png', withFrames(await saved('png'), 1))).isAnimated).toBeUndefined();
    expect((await read('moving.avif', asSequence(await saved('avif')))).isAnimated).toBe(true);
  });

  it('is a drawing that says how it moves, too', async () => {
    const drawing = (inner: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
    const moving = ['<animateTransform attributeName="transform"/>', '<style>@keyframes spin{}</style>'];
    for (const inner of moving)
      expect((await read('moving.svg', drawing(inner))).isAnimated, inner).toBe(true);
    expect(
      (await read('still.svg', drawing('<style>.animate{fill:red}</style>'))).isAnimated,
    ).toBeUndefined();
  });
});

it('a drawing is drawn in the size that is asked for, however large its units are', async () => {
  const map = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40000 30000"/>');
  const { info } = await (await openOriented(map))
    .resize(120, 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([120, 90]);
});

/** Three frames, in one image above each other, as sharp takes them. */
const animated = () =>
  sharp({ create: { width: 8, height: 24, channels: 3, background: '#c2410c', pageHeight: 8 } } as never)
    .composite([
      { input: { create: { width: 8, height: 8, channels: 3, background: '#000' } }, top: 8, left: 0 },
    ])
    .webp({ delay: [400, 400, 400] })
    .toBuffer();

/** With the chunk of an APNG that says how many frames follow, after the signature and the header (33 bytes). */
function withFrames(png: Buffer, count: number): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(count, 8);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** With the brand that a sequence of images has, at byte 8. */
function asSequence(avif: Buffer): Buffer {
  const sequence = Buffer.from(avif);
  sequence.write('avis', 8, 'latin1');
  return sequence;
}

describe('a file that cannot be used', () => {
  it.each([
    ['campus.png', 'words', 'This is not an image, although its name ends in .png.', undefined],
    ['campus.jpg', '', 'This file is empty.', undefined],
    [
      'campus.webp',
      drawing,
      'This is an SVG image, although its name ends in .webp.',
      'Rename it to “campus.svg”',
    ],
    ['campus.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', 'how large it is', undefined],
    [
      'campus.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><path/></svg>',
      'how large it is',
      undefined,
    ],
    [
      'campus.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0',
      'the end of the file is missing',
      'Copy or download it again',
    ],
  ])('says what is wrong with %s', async (name, content, problem, advice = '') => {
    const { unreadable } = await read(name, content);
    expect(unreadable).toMatchObject({ problem: expect.stringContaining(problem) });
    if (advice) expect(unreadable).toMatchObject({ advice: expect.stringContaining(advice) });
  });

  it('has the ending of another format', async () => {
    for (const [real, ending] of [
      ['png', 'jpg'],
      ['jpg', 'png'],
      ['webp', 'png'],
      ['avif', 'webp'],
      ['png', 'svg'],
    ] as const)
      expect((await read(`campus.${ending}`, await saved(real))).unreadable).toEqual({
        problem: `This is ${real === 'avif' ? 'an' : 'a'} ${real.toUpperCase()} image, although its name ends in .${ending}.`,
        advice: `Rename it to “campus.${real}”, here and where it is named.`,
      });
    const gif = await picture().gif().toBuffer();
    expect((await read('campus.png', gif)).unreadable).toEqual({
      problem: 'This is a GIF image, although its name ends in .png.',
    });
  });

  it('is whole, but of a format that pages do not show', async () => {
    const gif = await picture().gif().toBuffer();
    expect((await read('campus.gif', gif)).unreadable).toEqual({ problem: 'Pages show no GIF images.' });
  });

  it.each(formats)('ends too early: %s', async (format) => {
    const whole = await saved(format);
    for (const share of [0.7, 0.95]) {
      const { unreadable } = await read(`cut.${format}`, whole.subarray(0, whole.length * share));
      expect(unreadable).toMatchObject({ problem: expect.stringContaining('damaged') });
    }
  });

  it('is cut off, although the preview that a camera embedded in it is whole', async () => {
    const preview = await saved('jpg');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(preview.length + 2);
    const whole = await saved('jpg');
    const both = Buffer.concat([
      whole.subarray(0, 2),
      Buffer.from([0xff, 0xe5]), // begins a segment for data of a program
      length,
      preview,
      whole.subarray(2),
    ]);
    expect((await read('both.jpg', both)).size).toEqual({ width: 40, height: 20 });
    expect((await read('half.jpg', both.subarray(0, -20))).unreadable).toBeDefined();
  });

  it('is larger than anybody can draw, which its first bytes say', async () => {
    const png = Buffer.from(await saved('png'));
    png.writeUInt32BE(30_000, 16); // the width; the height follows
    png.writeUInt32BE(30_000, 20);
    expect((await read('huge.png', png)).unreadable).toEqual({
      problem: 'This image is 30,000 × 30,000 pixels: too large to be drawn.',
      advice:
        'Save it smaller: no side may have more than 16,383 pixels, and 4,320 are enough for every screen.',
    });
    png.writeUInt32BE(100, 16);
    expect((await read('tall.png', png)).unreadable).toBeDefined();
  });
});
