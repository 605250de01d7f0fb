import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isForeign } from './foreign-file';
import { withPathInError } from './path-in-error';
import { symbolicLinkError } from './symbolic-link';

/**
 * Paths of all files below a folder, relative to it, with forward slashes, composed (NFC), sorted; none if there is no
 * folder. What belongs to an editor or the system is skipped.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    },
  );
  const own = entries
    .map((entry) => ({ entry, path: pathBelow(folder, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => !isForeign(path));
  const link = own.find(({ entry }) => entry.isSymbolicLink());
  if (link) throw symbolicLinkError(join(link.entry.parentPath, link.entry.name));
  return own
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort();
}

/** The path of a file below a folder, as `filesBelow` writes it. */
export const pathBelow = (folder: string, file: string) =>
  relative(folder, file).split(sep).join('/').normalize('NFC');

/**
 * A text as everything else works with it: without the byte order mark that some editors put in front, and composed
 * (NFC), so that an accented letter is one character however it was typed or escaped.
 */
export const asRead = (text: string) => composed(text.replace(/^\uFEFF/, ''));

const escaped = /\\(?:u([0-9a-f]{4})|.)/gis;

/** An escaped accent is part of the letter before it, and that may be escaped as well. */
function composed(text: string): string {
  const accents =
    text.includes('\\u') && [...text.matchAll(escaped)].some(([, code]) => isAccent(characterOf(code)));
  return (accents ? text.replace(escaped, unescaped) : text).normalize('NFC');
}

const isAccent = (character: string) => /^[\p{M}\u1160-\u11ff]$/u.test(character);
const characterOf = (code: string | undefined) =>
  code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));

/** Letters and accents; anything else stays as it is escaped. */
const unescaped = (written: string, code: string | undefined) =>
  /^[\p{L}\p{M}]$/u.test(characterOf(code)) ? characterOf(code) : written;

export const readText = async (path: string) => asRead(await withPathInError(path, readFile(path, 'utf8')));
