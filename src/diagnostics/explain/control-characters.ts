import { findNodeAtOffset } from 'jsonc-parser';
import { locationAt, pointerOf } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { readTree } from '../../document/tree';
import { controlCharacter } from '../control-character/control-character';
import type { Diagnostic } from '../diagnostic';

/** A whole pair of surrogates, any other escape, and what can only be read as itself. */
const written =
  /\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|\\(?:u([0-9a-f]{4})|(.))|([\x7f-\x9f\ufeff\p{NChar}])/gisu;

/** Most documents have neither an escape nor such a character. */
const mayBeWritten = /\\[ubf]|[\x7f-\x9f\ufeff\p{NChar}]/iu;

const short: Readonly<Record<string, number>> = { b: 8, f: 12 };

/** What no page can show, in texts and names of a document: XML forbids most of it, and the rest is never seen. */
export function controlCharacters(source: SourceFile): readonly Diagnostic[] {
  const { text } = source;
  if (!mayBeWritten.test(text)) return [];
  return [...text.matchAll(written)].flatMap(
    ({ 0: whole, 1: high, 2: low, 3: code, 4: letter = '', 5: raw, index }) => {
      const units = [high, low, code].flatMap((unit) => unit ?? []).map((unit) => Number.parseInt(unit, 16));
      const found =
        units.length > 0
          ? String.fromCharCode(...units).codePointAt(0)
          : (raw?.codePointAt(0) ?? short[letter]);
      if (found === undefined || !isUnshowable(found)) return [];
      const { tree } = readTree(source);
      const node = tree && findNodeAtOffset(tree, index);
      const location = locationAt(source, node ? pointerOf(node) : '', index, whole.length);
      return [
        controlCharacter(location, `U+${found.toString(16).toUpperCase().padStart(4, '0')}`, isHalf(found)),
      ];
    },
  );
}

const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** Tabs and ends of lines are spaces to a browser. */
const isUnshowable = (code: number) =>
  (code < 0x20 && ![9, 10, 13].includes(code)) ||
  (code >= 0x7f && code <= 0x9f) ||
  code === 0xfeff ||
  /\p{NChar}/u.test(String.fromCodePoint(code)) || // never a character, such as U+FFFE
  isHalf(code);
