import type { Node } from 'jsonc-parser';
import { locationInNode } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { treeOf } from '../../document/tree';
import { type CharacterProblem, controlCharacter } from '../control-character/control-character';
import type { Diagnostic } from '../diagnostic';

/**
 * Characters that no page can show: control characters except tabs and line breaks, which browsers treat as spaces,
 * halves of surrogate pairs, noncharacters such as U+FFFE, byte order marks, deprecated format characters (U+206A to
 * U+206F, U+E0001), interlinear annotations and object replacement characters.
 */
const undisplayable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}\u206a-\u206f\ufeff\ufff9-\ufffc\u{e0001}]/gu;

/**
 * Invisible characters in addresses, which are a whole text or follow “](” in one. U+200C and U+200D are left out: in
 * some scripts they join letters or keep them apart.
 */
const invisibleInAddress =
  /(?<=(?:^|\]\()(?:https?:\/\/|mailto:|tel:)[^\s"()\\]*)[\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/giu;

/**
 * A cheap first test: most documents have neither such characters nor the escapes that stand for them (`\u`, `\b`,
 * `\f`). Unescaped control characters below U+0020 are syntax errors already.
 */
const mayContainAny =
  /\\[ubf]|[\x7f-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0001}\p{NChar}]/iu;

/**
 * Reports characters in texts and names that pages cannot display or that hide in addresses. The sitemap and SVG files
 * are XML, which forbids most of those that cannot be displayed; the rest of them is invisible.
 */
export const controlCharacters = (source: SourceFile): readonly Diagnostic[] =>
  mayContainAny.test(source.text) ? stringsIn(treeOf(source)).flatMap((node) => inString(source, node)) : [];

/** The texts and the property names of a tree. */
const stringsIn = (node: Node): readonly Node[] =>
  node.type === 'string' ? [node] : (node.children ?? []).flatMap(stringsIn);

function inString(source: SourceFile, node: Node): readonly Diagnostic[] {
  const report = (pattern: RegExp, problemOf: (found: string) => CharacterProblem) =>
    [...String(node.value).matchAll(pattern)].map(({ 0: found, index }) => {
      const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      const location = locationInNode(source, node, index, index + found.length);
      return controlCharacter(location, `U+${code}`, problemOf(found));
    });
  return [
    ...report(undisplayable, (found) => (/\p{Cs}/u.test(found) ? 'half' : 'whole')),
    ...report(invisibleInAddress, () => 'address'),
  ];
}
