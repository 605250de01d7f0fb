import { readFile } from 'node:fs/promises';
import { cachedFile } from '../cache/cached-file';
import { pathOnDisk } from '../files/path-on-disk';
import type { FontWeights, ThemeFont } from '../generated/documents';
import { cacheFolder } from '../project/project-folder';
import type { Theme } from '../theme/theme';
import { fallbacksFor } from './font-fallbacks';
import { parseWholeFont, subsetToWeights } from './subset-fonts';

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/**
 * Characters that any page may show, whatever the documents contain: ASCII, and punctuation of dates, amounts, figures
 * and controls.
 */
const baseCharacters = `${printableAscii}\u00a0·×–—‘’“”•…−€£`;

/** OpenType features that text and figures use. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** Adds fallback fonts to the theme, where it does not define them. `folder` contains the documents. */
export async function withFallbacks(
  theme: Theme,
  folder: string,
  cache = cacheFolder('fonts'),
): Promise<Theme> {
  const withFallback = async (font: ThemeFont): Promise<ThemeFont> => {
    const [first] = font.files ?? [];
    if (!first || font.fallbacks) return font;
    const content = await readFile(pathOnDisk(folder, `_fonts/${first.file}`));
    const cacheKey = [JSON.stringify([font.generic, first.weights]), content];
    const file = await cachedFile(cache, cacheKey, '.json', async () =>
      Buffer.from(JSON.stringify(await fallbacksFor(content, font.generic, first.weights.from))),
    );
    return { ...font, fallbacks: JSON.parse(await readFile(file, 'utf8')) };
  };
  const { display, text } = theme.fonts;
  return { ...theme, fonts: { display: await withFallback(display), text: await withFallback(text) } };
}

/**
 * Subsets the theme's fonts to the characters of the texts and the weights in use, so that they are small enough to
 * load early. Text that visitors type may be in the fallback. Resolves with the subsets by file name, without fonts of
 * which no character is used. Results are cached. `folder` contains the documents.
 */
export async function subsetFonts(
  { fonts }: Pick<Theme, 'fonts'>,
  texts: readonly string[],
  folder: string,
  cache = cacheFolder('fonts'),
): Promise<ReadonlyMap<string, Buffer>> {
  const used = usedCharacters(texts);
  const subsets = new Map<string, Buffer>();
  for (const { files = [], keep = '' } of [fonts.display, fonts.text]) {
    // A file with `characters` is for these alone; the others are for all further characters in use, and for
    // those that the theme says to `keep`.
    const special = new Set(files.flatMap(({ characters = '' }) => [...characters]));
    const common = [...new Set([...used, ...keep])].filter((character) => !special.has(character));
    for (const { file, weights, characters } of files) {
      const subset = characters
        ? [...new Set(characters)].filter((character) => used.has(character))
        : common;
      if (subset.length === 0) continue;
      const font = await readFile(pathOnDisk(folder, `_fonts/${file}`));
      subsets.set(file, await cachedSubset(font, subset.sort().join(''), weights, cache));
    }
  }
  return subsets;
}

/**
 * Whether a font is too damaged for a build to subset and measure it. Results are cached, because parsing a font takes
 * a while.
 */
export async function isDamaged(font: Buffer, cache = cacheFolder('fonts')): Promise<boolean> {
  const file = await cachedFile(cache, [font], '.txt', () =>
    parseWholeFont(font).then(
      () => Buffer.from('whole'),
      () => Buffer.from('damaged'),
    ),
  );
  return (await readFile(file, 'utf8')) === 'damaged';
}

/** The characters of texts, and those that pages add by themselves. */
export function usedCharacters(texts: readonly string[]): ReadonlySet<string> {
  const characters = new Set(baseCharacters);
  for (const text of texts) {
    // All of ASCII is among the base characters. Texts may be JSON, with other characters as escapes.
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) characters.add(character);
    for (const [, code = ''] of text.matchAll(/\\u([\da-f]{4})/gi))
      characters.add(String.fromCharCode(Number.parseInt(code, 16)));
  }
  return characters;
}

async function cachedSubset(
  font: Buffer,
  text: string,
  weights: FontWeights,
  cache: string,
): Promise<Buffer> {
  const cacheKey = [text, JSON.stringify([weights, keepFeatures]), font];
  const { from, to = from } = weights;
  // Limits a variable font to the weights in use.
  const variationAxes = { wght: from === to ? from : { min: from, max: to } };
  const file = await cachedFile(cache, cacheKey, '.woff2', () =>
    subsetToWeights(font, text, variationAxes, { targetFormat: 'woff2', keepFeatures, noHinting: true }),
  );
  return readFile(file);
}
