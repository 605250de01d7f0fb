import { findNodeAtOffset } from 'jsonc-parser';
import { locationAt, pointerOf } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { readTree } from '../../document/tree';
import { type CharacterProblem, controlCharacter } from '../control-character/control-character';
import type { Diagnostic } from '../diagnostic';

/**
 * Escapes of surrogate pairs (groups 1 and 2), other escapes by code (3) or letter (4), and unescaped characters that
 * cannot be displayed (5). Whole pairs are tried first, so that no half of one matches. An escaped backslash matches as
 * a letter, so that what follows it is not taken for an escape.
 */
const characterPattern =
  /\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|\\(?:u([0-9a-f]{4})|(.))|([\x7f-\x9f\u206a-\u206f\ufeff\ufff9-\ufffc\u{e0001}\p{NChar}])/gisu;

/** Invisible characters in addresses, without U+200C and U+200D, which join letters or keep them apart in some scripts. */
const invisibleInAddress =
  /(?<=(?:"|\]\()(?:https?:\/\/|mailto:|tel:)[^\s"()\\]*)(?:[\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]|\\u(?:00ad|200[bef]|202[a-e]|206\d))/giu;

/** A cheap first test: most documents have neither escapes nor such characters. */
const mayContainAny =
  /\\[ubf]|[\x7f-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0001}\p{NChar}]/iu;

/** Code points of the escapes \b and \f, by their letters. */
const escapeCodes: Readonly<Record<string, number>> = { b: 8, f: 12 };

/**
 * Reports characters in texts and names that pages cannot display. The sitemap and SVG files are XML, which forbids most
 * of them; the rest is invisible.
 */
export function controlCharacters(source: SourceFile): readonly Diagnostic[] {
  const { text } = source;
  if (!mayContainAny.test(text)) return [];
  const report = (index: number, length: number, code: number, problem: CharacterProblem) => {
    const { tree } = readTree(source);
    const node = tree && findNodeAtOffset(tree, index);
    const location = locationAt(source, node ? pointerOf(node) : '', index, length);
    return controlCharacter(location, `U+${code.toString(16).toUpperCase().padStart(4, '0')}`, problem);
  };
  const undisplayable = [...text.matchAll(characterPattern)].flatMap(
    ({ 0: whole, 1: high, 2: low, 3: lone, 4: letter = '', 5: raw, index }) => {
      const units = [high, low, lone].flatMap((unit) => unit ?? []).map((unit) => Number.parseInt(unit, 16));
      const codePoint =
        units.length > 0
          ? String.fromCharCode(...units).codePointAt(0)
          : (raw?.codePointAt(0) ?? escapeCodes[letter]);
      return codePoint !== undefined && isUndisplayable(codePoint)
        ? [report(index, whole.length, codePoint, isSurrogate(codePoint) ? 'half' : 'whole')]
        : [];
    },
  );
  const inAddresses = [...text.matchAll(invisibleInAddress)].map(({ 0: found, index }) => {
    const code = found.startsWith('\\') ? Number.parseInt(found.slice(2), 16) : (found.codePointAt(0) ?? 0);
    return report(index, found.length, code, 'address');
  });
  return [...undisplayable, ...inAddresses];
}

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** Whether no page can display a code point. Tabs and line breaks are exempt, because browsers treat them as spaces. */
const isUndisplayable = (code: number) =>
  (code < 0x20 && ![9, 10, 13].includes(code)) ||
  (code >= 0x7f && code <= 0x9f) ||
  // Deprecated format characters, interlinear annotations, object replacement characters, and noncharacters such as
  // U+FFFE
  /[\u206a-\u206f\ufeff\ufff9-\ufffc\u{e0001}\p{NChar}]/u.test(String.fromCodePoint(code)) ||
  isSurrogate(code);
