import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

import { isSystemFile } from './system-file';
import { withPathInError } from './with-path-in-error';

/**
 * Paths of all files in a folder, relative to it, with forward slashes, in NFC, sorted; empty if the folder is missing.
 * Files of editors and the system are skipped.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const top = resolve(folder);
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    },
  );
  const siteEntries = entries
    .map((entry) => ({ entry, path: portable(join(entry.parentPath, entry.name).slice(top.length + 1)) }))
    .filter(({ path }) => !isSystemFile(path));
  const link = siteEntries.find(({ entry }) => entry.isSymbolicLink());
  if (link) throw symbolicLinkError(join(folder, link.path));
  return siteEntries
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort();
}

/**
 * Symbolic links are not followed, because they may be circular or lead out of the folder, and not ignored, because a
 * page would be missing without a message. The error has the form of a system error, so that it is reported like one.
 */
const symbolicLinkError = (path: string): Error =>
  Object.assign(new Error(`${path} is a symbolic link`), { code: 'SYMLINK', syscall: 'read', path });

/** A path relative to a folder, in the format of `filesBelow`. */
export const pathBelow = (folder: string, file: string) => portable(relative(folder, file));

/** A path with forward slashes, in NFC. */
const portable = (path: string) => path.split(sep).join('/').normalize('NFC');

/**
 * Normalizes a text: without a byte order mark, and in NFC, so that an accented letter is one character however it was
 * typed or escaped.
 */
export const normalizeText = (text: string) => composeAccents(text.replace(/^\uFEFF/, ''));

/** A JSON escape: `\u` with four hexadecimal digits, which are captured, or another escaped character. */
const jsonEscapes = /\\(?:u([0-9a-f]{4})|.)/gis;

/** Composes each accent with the letter before it. Both may be written as JSON escapes. */
function composeAccents(text: string): string {
  const hasEscapedAccent =
    text.includes('\\u') && [...text.matchAll(jsonEscapes)].some(([, code]) => isAccent(characterOf(code)));
  return (hasEscapedAccent ? text.replace(jsonEscapes, unescaped) : text).normalize('NFC');
}

/** A combining mark, or a Hangul vowel or final consonant, which combine as well. */
const isAccent = (character: string) => /^[\p{M}\u1160-\u11ff]$/u.test(character);

/** The character with these hexadecimal digits; empty for an escape without them, such as `\n`. */
const characterOf = (code: string | undefined) =>
  code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));

/** Unescapes letters and accents only. */
const unescaped = (jsonEscape: string, code: string | undefined) =>
  /^[\p{L}\p{M}]$/u.test(characterOf(code)) ? characterOf(code) : jsonEscape;

/** Reads a text file and normalizes its text. */
export const readText = async (path: string) =>
  normalizeText(await withPathInError(path, readFile(path, 'utf8')));
