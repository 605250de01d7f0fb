import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subsetFonts, usedCharacters } from '../../scripts/subset-fonts';

describe('the characters of the faces', () => {
  it('are those that texts use, and those that pages write by themselves', () => {
    const used = usedCharacters(['{ "title": "Café" }', '{ "title": "\\u00fcber" }']);
    for (const character of 'aZ9 –’€éü') expect(used).toContain(character);
    for (const character of 'ñÉ') expect(used).not.toContain(character);
  });

  it('do not depend on which text comes first', () => {
    expect(usedCharacters(['é', 'ü'])).toEqual(usedCharacters(['ü', 'é']));
  });
});

describe('cutting the fonts', () => {
  const source = '/assets/newsreader.a1.woff2';
  let folder: string;
  const cut = async (text: string) => {
    const out = await mkdtemp(join(folder, 'site-'));
    await mkdir(join(out, 'assets'));
    await cp('src/renderer/fonts/newsreader.woff2', join(out, source));
    const css = `@layer fonts{@font-face{font-family:Newsreader;src:url(${source});font-weight:600}}`;
    const client = { script: '', styles: [{ css }], later: '', properties: {}, fonts: [] };
    const document = { path: 'a.json', file: 'pages-json/a.json', text };
    const result = await subsetFonts(client, { documents: [document] }, out, join(folder, 'cache'));
    return { ...result, out };
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prospectus-fonts-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('leaves a small font in place of the whole', async () => {
    const { styles, fonts, out } = await cut('Fees');
    const [font = ''] = fonts;
    expect(styles[0]?.css).toBe(
      `@layer fonts{@font-face{font-family:Newsreader;src:url(${font});font-weight:600}}`,
    );
    const sizeOf = async (path: string) => (await readFile(path)).length;
    expect(await sizeOf(join(out, font))).toBeLessThan(await sizeOf('src/renderer/fonts/newsreader.woff2'));
    expect(await readdir(join(out, 'assets'))).toHaveLength(1);
  });

  it('makes the same of the same texts, from the cache', async () => {
    const [first, second] = [await cut('Fees'), await cut('Fees')];
    expect({ ...second, out: '' }).toEqual({ ...first, out: '' });
    expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
  });
});
