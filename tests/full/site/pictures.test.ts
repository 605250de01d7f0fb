import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../site/build-site';
import { runHere } from '../../site/run-here';
import { siteOfCases } from './case-site';

/**
 * Drawings and pictures as others brought them, in sites that are built as a person builds them. The numbers are those
 * of the folders in tests/full/cases.
 */

async function built(...cases: readonly string[]) {
  const site = await siteOfCases(...cases);
  const { status, output } = await buildSite(site);
  expect(status, output).toBe(0);
  const read = (path: string) => readFile(join(site.out, path));
  const html = String(await read('contact/index.html'));
  /** The file behind the address in an attribute. */
  const fileOf = (name: string) => read(new RegExp(` src="([^"]*/${name}\\.[^"]*)"`).exec(html)?.[1] ?? '');
  const logos = [...html.matchAll(/<svg [^>]*viewBox="0 0 64 64"[^>]*>(.*?)<\/svg>/gs)].map(
    ([, drawing = '']) => drawing,
  );
  const check = () => runHere('check', ['--pages', site.pages]);
  return { ...site, html, read, fileOf, logos, check };
}

describe('a logo', () => {
  it('keeps the colours of its classes (02)', async () => {
    const { html, logos } = await built('02-logo-style');
    const [light, dark] = logos;
    expect(light).toMatch(/<rect [^>]*fill="#c2410c".*<circle [^>]*fill="#0f766e"/);
    expect(dark).toMatch(/<rect [^>]*fill="#fdba74".*<circle [^>]*fill="#5eead4"/);
    expect(html).not.toContain('cls-1');
    expect(logos.join('')).not.toContain('<style');
  });

  it('is painted with a gradient of its own, in each place and each scheme (03)', async () => {
    const { html, logos } = await built('03-logo-gradient-id');
    expect(logos).toHaveLength(4);
    for (const drawing of logos) {
      const [, id] = /url\(#([^)]*)\)/.exec(drawing) ?? [];
      expect(drawing).toContain(`<linearGradient id="${id}"`);
      expect(html.split(` id="${id}"`)).toHaveLength(2);
    }
    expect(html).not.toContain('paint0');
  });

  it('takes no styles of the page for its classes and letters (o3)', async () => {
    const { logos } = await built('o3-logo-classes');
    for (const drawing of logos) {
      expect(drawing).not.toContain('class=');
      expect(drawing).toContain('fill="#0f766e">PC</text>');
    }
  });
});

describe('a photograph that was taken on its side', () => {
  let site: Awaited<ReturnType<typeof built>>;
  beforeAll(async () => {
    site = await built('01-photo-exif');
  });

  /** A picture in 256 points: enough to tell which way it lies. */
  const shadesOf = async (file: Uint8Array) => {
    const { data, info } = await sharp(file)
      .resize({ width: 16, height: 16, fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].filter((_, index) => index % info.channels === 0);
  };
  const differ = (a: number[], b: number[]) =>
    a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

  it('is upright in its file, its renditions and its social card, with the right size (01)', async () => {
    const { html, fileOf, out } = site;
    expect(html).toMatch(/phone-photo\.[^"]*\.jpg" alt="An arrow up" width="1200" height="1600"/);
    const names = await readdir(join(out, 'assets/images'));
    const renditions = names.filter((name) => /^phone-photo\..*\d\.(avif|webp)$/.test(name));
    const upright = await shadesOf(await fileOf('upright-photo'));
    expect(renditions.length).toBeGreaterThan(4);
    for (const name of [...renditions, names.find((name) => /^phone-photo\.[^.]*\.jpg$/.test(name)) ?? '']) {
      const file = await readFile(join(out, 'assets/images', name));
      const { width = 0, height = 0, orientation = 1 } = await sharp(file).metadata();
      expect([height > width, orientation], name).toEqual([true, 1]);
      expect(differ(await shadesOf(file), upright), name).toBeLessThan(12);
    }
    const card = /property="og:image" content="https:\/\/[^/]*([^"]*)"/.exec(html)?.[1] ?? '';
    const middle = await sharp(await fileOf('upright-photo'))
      .resize({ width: 1200, height: 630, fit: 'cover' })
      .toBuffer();
    const drawn = await shadesOf(await site.read(card));
    expect(differ(drawn, await shadesOf(middle))).toBeLessThan(12);
  });

  it('is on a site with small icons at its root, as any (21)', async () => {
    const [ico, touch] = await Promise.all([site.read('favicon.ico'), site.read('apple-touch-icon.png')]);
    expect(ico.length + touch.length).toBeLessThan(12 * 1024);
    expect(await sharp(touch).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  });
});

it('an animation is published with all its frames, and a warning (20)', async () => {
  const { html, fileOf, check } = await built('20-animated-webp');
  expect(html).toMatch(/<img [^>]*src="[^"]*animated\.[^"]*\.webp" alt="Colours" width="800" height="600"/);
  expect((await sharp(await fileOf('animated')).metadata()).pages).toBe(3);
  expect((await check()).stderr).toContain('animated.webp:1:1  warning  moving-image');
});

it('pictures that are cut off, have the wrong extension or run scripts are errors of the check', async () => {
  const { pages } = await siteOfCases('01-photo-exif');
  const at = (name: string) => join(pages, '_images', name);
  const photo = await readFile(at('phone-photo.jpg'));
  const check = async () => (await runHere('check', ['--pages', pages])).stderr;
  await writeFile(at('phone-photo.jpg'), photo.subarray(0, photo.length / 2));
  expect(await check()).toContain('This image is damaged: the end of the file is missing.');
  await cp(at('upright-photo.jpg'), at('phone-photo.jpg'));
  await writeFile(at('upright-photo.jpg'), await sharp(photo).png().toBuffer());
  expect(await check()).toContain('This is a PNG image, although its name ends in .jpg.');
  await writeFile(at('upright-photo.jpg'), photo);
  await writeFile(
    at('mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0h9v9z"/></svg>',
  );
  expect(await check()).toContain('mark.svg:1:1  error  running-drawing');
});
