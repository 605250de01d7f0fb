import { findNodeAtOffset, getNodePath, getNodeValue, parseTree } from 'jsonc-parser';
import type { Fix } from '../../diagnostics/diagnostic';
import type { SourceLocation } from '../../document/location';
import { lineStarts } from '../../document/location';
import { withValue } from '../edit/with-value';

/** Replaces a range of a text. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/**
 * The edit for a fix at its location. Undefined if the document has another spelling there (an escape, a line break),
 * because only an exact match is replaced.
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
  const isWhole = oldText.startsWith('"');
  const spell = (text: string) => (isWhole ? JSON.stringify(text) : JSON.stringify(text).slice(1, -1));
  return oldText === spell(fix.found) ? { offset, length, text: spell(fix.text) } : undefined;
}

/**
 * The edit for a value. It may span lines, while its location ends with the first line. Only differing parts are
 * replaced.
 */
function editOfValue(text: string, at: number, { found, text: written }: Fix): TextEdit | undefined {
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, at);
  if (!node || JSON.stringify(getNodeValue(node)) !== found) return undefined;
  const { offset, length } = node;
  const after = withValue(text, getNodePath(node), JSON.parse(written));
  return { offset, length, text: after.slice(offset, after.length - (text.length - offset - length)) };
}

/** Applies edits. Of overlapping edits, only the first is applied. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const { offset, length, text: written } of [...edits].sort((a, b) => a.offset - b.offset)) {
    if (offset < done) continue;
    result += text.slice(done, offset) + written;
    done = offset + length;
  }
  return result + text.slice(done);
}
