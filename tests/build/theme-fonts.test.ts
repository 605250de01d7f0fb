import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseWholeFont } from '../../src/assets/subset-fonts';
import { subsetFonts, usedCharacters, withFallbacks } from '../../src/assets/theme-fonts';
import type { ThemeFont } from '../../src/generated/documents';
import { themeFrom } from '../../src/theme/theme';

describe('the characters to which fonts are subset', () => {
  it('are those that texts use, and those that pages add by themselves', () => {
    const used = usedCharacters(['{ "title": "Café" }', '{ "title": "\\u00fcber" }']);
    for (const character of 'aZ9 –’€éü') expect(used).toContain(character);
    for (const character of 'ñÉ') expect(used).not.toContain(character);
  });
});

const text: ThemeFont = {
  family: 'Source Sans',
  generic: 'sans-serif',
  files: [
    { file: 'source-sans-3.woff2', weights: { from: 400, to: 700 } },
    { file: 'source-sans-3-rupee.woff2', weights: { from: 400, to: 700 }, characters: '₹' },
  ],
};
const display: ThemeFont = {
  family: 'Newsreader',
  generic: 'serif',
  files: [{ file: 'newsreader.woff2', weights: { from: 600 } }],
};
const theme = { ...themeFrom(), fonts: { display, text } };

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'prospectus-fonts-'));
});
afterAll(() => rm(cache, { recursive: true, force: true }));

describe('subsetting the fonts of a theme', () => {
  it('gives smaller files, and none for characters that no text has', async () => {
    const cut = await subsetFonts(theme, ['é', 'ü'], 'tests/fixtures', cache);
    expect([...cut.keys()]).toEqual(['newsreader.woff2', 'source-sans-3.woff2']);
    for (const [file, content] of cut) {
      expect(content.subarray(0, 4).toString()).toBe('wOF2');
      expect(content.length).toBeLessThan((await readFile(join('tests/fixtures/_fonts', file))).length);
    }
    const files = await readdir(cache);
    expect(await subsetFonts(theme, ['ü', 'é'], 'tests/fixtures', cache)).toEqual(cut);
    expect(await readdir(cache), 'of the same characters, the same from the cache').toEqual(files);
  });

  it('keeps what texts or the theme ask for', async () => {
    const fontsWith = (asked: ThemeFont, ...texts: readonly string[]) =>
      subsetFonts({ fonts: { display: { generic: 'serif' }, text: asked } }, texts, 'tests/fixtures', cache);
    const plain = await fontsWith(text, 'é ü');
    const kept = await fontsWith({ ...text, keep: 'ñ' }, 'é ü ₹');
    expect([...kept.keys()]).toEqual(['source-sans-3.woff2', 'source-sans-3-rupee.woff2']);
    const sizeOf = (fonts: ReadonlyMap<string, Buffer>) => fonts.get('source-sans-3.woff2')?.length ?? 0;
    expect(sizeOf(kept)).toBeGreaterThan(sizeOf(plain));
  });
});

describe('the fallbacks of a font', () => {
  it('are scaled to the metrics of the font, close to values that were measured by hand', async () => {
    const { fonts } = await withFallbacks(theme, 'tests/fixtures', cache);
    const arial = fonts.text.fallbacks?.find(({ name }) => name === 'Arial');
    expect(arial?.size).toBeGreaterThan(90);
    expect(arial?.size).toBeLessThan(98);
    expect(((arial?.ascent ?? 0) * (arial?.size ?? 0)) / 100).toBeCloseTo(102.4, 0);
    expect(fonts.display.fallbacks?.map(({ name }) => name)).toEqual(['Georgia', 'Times']);
  });

  it('are those of the theme where it says them, and none for a font of the system', async () => {
    const fallbacks = [{ name: 'Arial', local: ['ArialMT'], size: 93, ascent: 108, descent: 42 }];
    const withOwn = {
      ...theme,
      fonts: { display: { generic: 'serif' as const }, text: { ...text, fallbacks } },
    };
    expect(await withFallbacks(withOwn, 'tests/fixtures', cache)).toEqual(withOwn);
  });
});

it('a font is not unpacked if it would become larger than any font is', async () => {
  const woff = Buffer.alloc(64);
  woff.write('wOFF\0\x01\0\0');
  woff.writeUInt16BE(1, 12); // the number of tables
  woff.write('glyf', 44); // the name of the first
  woff.writeUInt32BE(200_000_000, 56); // its length once it is unpacked
  await expect(parseWholeFont(woff)).rejects.toThrow('larger than those of any font');
});
