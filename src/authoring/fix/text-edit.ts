import { findNodeAtOffset, getNodePath, getNodeValue, parseTree } from 'jsonc-parser';
import type { Fix } from '../../diagnostics/diagnostic';
import { lineStarts, type SourceLocation } from '../../document/location';
import { withValue } from '../edit/with-value';

/** Replaces a range of a text. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/**
 * The edit for a fix at its location. Undefined if the text there is not exactly the one that the fix replaces: what
 * looks the same to a parser may be written with an escape, such as `\/` for a slash.
 */
export function editOf(
  text: string,
  { line, column, length }: SourceLocation,
  fix: Fix,
): TextEdit | undefined {
  const offset = (lineStarts(text)[line - 1] ?? 0) + column - 1;
  if (fix.isJson) return editOfValue(text, offset, fix);
  const oldText = text.slice(offset, offset + length);
  // Quotation marks within strings are escaped, so a leading one starts a string.
  const isQuoted = oldText.startsWith('"');
  const escaped = (text: string) => (isQuoted ? JSON.stringify(text) : JSON.stringify(text).slice(1, -1));
  return oldText === escaped(fix.found) ? { offset, length, text: escaped(fix.text) } : undefined;
}

/**
 * The edit for a fix that replaces a whole value. Its location covers only the first line, so the value's end is found
 * by parsing. Parts of the value that stay the same keep their formatting.
 */
function editOfValue(
  text: string,
  offsetInside: number,
  { found, text: replacement }: Fix,
): TextEdit | undefined {
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, offsetInside);
  if (!node || JSON.stringify(getNodeValue(node)) !== found) return undefined;
  const { offset, length } = node;
  // What follows the value is as long after the change as before, which shows where the new value ends.
  const after = withValue(text, getNodePath(node), JSON.parse(replacement));
  return { offset, length, text: after.slice(offset, after.length - (text.length - offset - length)) };
}

/** Applies edits. Of overlapping edits, only the first is applied. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let copiedTo = 0;
  for (const { offset, length, text: replacement } of [...edits].sort((a, b) => a.offset - b.offset)) {
    if (offset < copiedTo) continue;
    result += text.slice(copiedTo, offset) + replacement;
    copiedTo = offset + length;
  }
  return result + text.slice(copiedTo);
}
