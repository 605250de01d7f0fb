import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sources } from '../src/document/source';
import { unicodeRange } from '../src/emit/unicode-range';
import type { ClientBundle } from './bundle';
import { hashedPath } from './hashed-path';

const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/fonts');

/** What every page may show, whatever the documents say: ASCII, and the marks of dates, figures and controls. */
const always = `${range(0x20, 0x7e)}\u00a0·×–—‘’“”•…−`;

/** The characters of the faces in renderer/fonts, without the rupee sign, which has files of its own. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’“”•…‹›€−×`;

const face = /@font-face\{[^}]*url\("?([^")]*\/(?:newsreader|source-sans-3)\.[^")]*)"?\)[^}]*\}/g;

/**
 * Cuts the faces of the site to the characters that its documents use: two small files come before the first paint. The
 * other characters, which visitors may type, are in files that are fetched when there is one on the page. Files
 * that were cut before come from the cache.
 */
export async function subsetFonts(
  client: ClientBundle,
  { documents }: Pick<Sources, 'documents'>,
  folder: string,
  cache = cacheFolder,
): Promise<ClientBundle> {
  await mkdir(cache, { recursive: true });
  const [used, others] = splitByUse(documents.map(({ text }) => text));
  const fonts: string[] = [];
  const otherFaces: string[] = [];
  const cut = async (css: string) => {
    const parts: string[] = [];
    let end = 0;
    for (const match of css.matchAll(face)) {
      const [rule, path = ''] = match;
      const source = await readFile(join(folder, path));
      await rm(join(folder, path));
      const name = path.replace(/\.[^/]*$/, '');
      const first = await write(folder, `${name}.woff2`, await cutCached(source, used, cache));
      const second = await write(folder, `${name}-others.woff2`, await cutCached(source, others, cache));
      fonts.push(first);
      parts.push(css.slice(end, match.index), rule.replace(path, first));
      otherFaces.push(rule.replace(path, second).replace(/;?\}$/, `;unicode-range:${unicodeRange(others)}}`));
      end = match.index + rule.length;
    }
    return parts.join('') + css.slice(end);
  };
  const styles = await Promise.all(
    client.styles.map(async (part) => ({ ...part, css: await cut(part.css) })),
  );
  const later = await readFile(join(folder, client.later), 'utf8');
  await rm(join(folder, client.later));
  const laterFaces = `@layer fonts{${otherFaces.join('')}}`;
  return {
    ...client,
    styles,
    fonts,
    later: await write(folder, 'assets/later.css', Buffer.from(later + laterFaces)),
  };
}

/** The characters of the faces that texts use, and the others. */
export function splitByUse(texts: readonly string[]): [used: string, others: string] {
  const found = new Set(always);
  for (const text of texts) {
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) found.add(character);
    for (const [, code = ''] of text.matchAll(/\\u([\da-f]{4})/gi))
      found.add(String.fromCharCode(Number.parseInt(code, 16)));
  }
  const characters = [...new Set(latin)].sort();
  return [
    characters.filter((character) => found.has(character)).join(''),
    characters.filter((character) => !found.has(character)).join(''),
  ];
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

async function write(folder: string, path: string, content: Buffer): Promise<string> {
  const hashed = hashedPath(path.replace(/^\//, ''), content);
  await mkdir(dirname(join(folder, hashed)), { recursive: true });
  await writeFile(join(folder, hashed), content);
  return hashed;
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
