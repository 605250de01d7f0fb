import { findNodeAtOffset, getNodePath, getNodeValue, parseTree } from 'jsonc-parser';
import type { Fix } from '../../diagnostics/diagnostic';
import type { SourceLocation } from '../../document/location';
import { lineStarts } from '../../document/location';
import { withValue } from '../edit/with-value';

/** Replaces some characters of a text. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/**
 * The edit for a fix at its location. Undefined where the document spells the text differently (an escape, a line break):
 * only exactly what was found is replaced.
 */
export function editOf(
  text: string,
  { line, column, length }: SourceLocation,
  fix: Fix,
): TextEdit | undefined {
  const offset = (lineStarts(text)[line - 1] ?? 0) + column - 1;
  if (fix.isJson) return editOfValue(text, offset, fix);
  const written = text.slice(offset, offset + length);
  // Inside a string a quotation mark is escaped, so one at the beginning starts a string.
  const isWhole = written.startsWith('"');
  const spell = (text: string) => (isWhole ? JSON.stringify(text) : JSON.stringify(text).slice(1, -1));
  return written === spell(fix.found) ? { offset, length, text: spell(fix.text) } : undefined;
}

/** A value may be written over several lines, and a location ends with the first. Only what differs in it is written. */
function editOfValue(text: string, at: number, { found, text: written }: Fix): TextEdit | undefined {
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, at);
  if (!node || JSON.stringify(getNodeValue(node)) !== found) return undefined;
  const { offset, length } = node;
  const after = withValue(text, getNodePath(node), JSON.parse(written));
  return { offset, length, text: after.slice(offset, after.length - (text.length - offset - length)) };
}

/** Applies edits. Where some overlap, only the first is applied. */
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
