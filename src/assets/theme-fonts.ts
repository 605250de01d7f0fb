import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedFile } from '../cache/cached-file';
import type { FontWeights, ThemeFont } from '../generated/documents';
import { cacheFolder } from '../project/engine-folder';
import type { Theme } from '../theme/theme';
import { cutAlongWeight, readWhole } from './cut-font';
import { fallbacksFor } from './font-fallbacks';

/** What every page may show, whatever the documents say: ASCII, and the marks of dates, sums, figures and controls. */
const always = `${range(0x20, 0x7e)}\u00a0·×–—‘’“”•…−€£`;

/** Of the features of a font those that text and figures are set with. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** The theme with what takes the place of its fonts until they are there, where it does not say that itself. */
export async function withFallbacks(
  theme: Theme,
  folder: string,
  cache = cacheFolder('fonts'),
): Promise<Theme> {
  const complete = async (font: ThemeFont): Promise<ThemeFont> => {
    const [first] = font.files ?? [];
    if (!first || font.fallbacks) return font;
    const content = await readFile(join(folder, '_fonts', first.file));
    const madeFrom = [JSON.stringify([font.generic, first.weights]), content];
    const file = await cachedFile(cache, madeFrom, '.json', async () =>
      Buffer.from(JSON.stringify(await fallbacksFor(content, font.generic, first.weights.from))),
    );
    return { ...font, fallbacks: JSON.parse(await readFile(file, 'utf8')) };
  };
  const { display, text } = theme.fonts;
  return { ...theme, fonts: { display: await complete(display), text: await complete(text) } };
}

/**
 * Every file of the theme's fonts, by its name, cut to the characters that its texts use and to the weights that it is
 * for: a small file of each comes before the first paint. What else a visitor types into a form is set in the fallback.
 * A file whose characters no text has is left out. Files that were cut before come from the cache.
 */
export async function cutFonts(
  { fonts }: Pick<Theme, 'fonts'>,
  texts: readonly string[],
  folder: string,
  cache = cacheFolder('fonts'),
): Promise<ReadonlyMap<string, Buffer>> {
  const used = usedCharacters(texts);
  const cut = new Map<string, Buffer>();
  for (const { files = [], keep = '' } of [fonts.display, fonts.text]) {
    const special = new Set(files.flatMap(({ characters = '' }) => [...characters]));
    const common = [...new Set([...used, ...keep])].filter((character) => !special.has(character));
    for (const { file, weights, characters } of files) {
      const wanted = characters ? [...new Set(characters)].filter((one) => used.has(one)) : common;
      if (wanted.length === 0) continue;
      const font = await readFile(join(folder, '_fonts', file));
      cut.set(file, await cutCached(font, wanted.sort().join(''), weights, cache));
    }
  }
  return cut;
}

/**
 * Whether a font cannot be cut and measured, which a build does with every font of its theme. One that can is tried once:
 * that takes a moment.
 */
export async function isDamaged(font: Buffer, cache = cacheFolder('fonts')): Promise<boolean> {
  const file = await cachedFile(cache, [font], '.txt', () =>
    readWhole(font).then(
      () => Buffer.from('whole'),
      () => Buffer.from('damaged'),
    ),
  );
  return (await readFile(file, 'utf8')) === 'damaged';
}

/** The characters that texts use, and those that pages write by themselves. */
export function usedCharacters(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set(always);
  for (const text of texts) {
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) found.add(character);
    for (const [, code = ''] of text.matchAll(/\\u([\da-f]{4})/gi))
      found.add(String.fromCharCode(Number.parseInt(code, 16)));
  }
  return found;
}

/** Of a variable font only the weights that it is for are kept. */
const axes = ({ from, to = from }: FontWeights) => ({ wght: from === to ? from : { min: from, max: to } });

async function cutCached(font: Buffer, text: string, weights: FontWeights, cache: string): Promise<Buffer> {
  const madeFrom = [text, JSON.stringify([weights, keepFeatures]), font];
  const file = await cachedFile(cache, madeFrom, '.woff2', () =>
    cutAlongWeight(font, text, axes(weights), { targetFormat: 'woff2', keepFeatures, noHinting: true }),
  );
  return readFile(file);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
