import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sources } from '../src/document/source';
import type { ClientBundle } from './bundle';
import { hashedPath } from './hashed-path';

const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/fonts');

/** What every page may show, whatever the documents say: ASCII, and the marks of dates, sums, figures and controls. */
const always = `${range(0x20, 0x7e)}\u00a0·×–—‘’“”•…−€£`;

/** The characters of the faces in renderer/fonts, without the rupee sign, which has files of its own. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’“”•…‹›€−×`;

const face = /@font-face\{[^}]*url\("?([^")]*\/(?:newsreader|source-sans-3)\.[^")]*)"?\)[^}]*\}/g;

/**
 * Cuts the faces of the site to the characters that its documents use: a small file of each comes before the first
 * paint. What else a visitor types into a form is set in the fallback. Files that were cut before come from the cache.
 */
export async function subsetFonts(
  client: ClientBundle,
  { documents }: Pick<Sources, 'documents'>,
  folder: string,
  cache = cacheFolder,
): Promise<ClientBundle> {
  await mkdir(cache, { recursive: true });
  const characters = usedCharacters(documents.map(({ text }) => text));
  const fonts: string[] = [];
  const cut = async (css: string) => {
    let result = css;
    for (const [, path = ''] of css.matchAll(face)) {
      const source = await readFile(join(folder, path));
      await rm(join(folder, path));
      const content = await cutCached(source, characters, cache);
      const file = hashedPath(path.replace(/^\//, '').replace(/\.[^/]*$/, '.woff2'), content);
      await writeFile(join(folder, file), content);
      fonts.push(file);
      result = result.replace(path, file);
    }
    return result;
  };
  const styles = await Promise.all(
    client.styles.map(async (part) => ({ ...part, css: await cut(part.css) })),
  );
  return { ...client, styles, fonts };
}

/** The characters of the faces that texts use. */
export function usedCharacters(texts: readonly string[]): string {
  const found = new Set(always);
  for (const text of texts) {
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) found.add(character);
    for (const [, code = ''] of text.matchAll(/\\u([\da-f]{4})/gi))
      found.add(String.fromCharCode(Number.parseInt(code, 16)));
  }
  return [...new Set(latin)]
    .sort()
    .filter((character) => found.has(character))
    .join('');
}

async function cutCached(font: Buffer, text: string, cache: string): Promise<Buffer> {
  const key = createHash('sha256').update(text).update('\0').update(font).digest('hex').slice(0, 32);
  const file = join(cache, `${key}.woff2`);
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { default: subsetFont } = await import('subset-font'); // takes long to load, and most builds cut nothing
  const cut = await subsetFont(font, text, { targetFormat: 'woff2' });
  // Two builds may cut one font at the same time: a file is either complete or missing.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, cut);
  await rename(unfinished, file);
  return cut;
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
