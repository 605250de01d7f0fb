import type { Fix } from '../../diagnostics/diagnostic';
import type { SourceLocation } from '../../document/location';
import { lineStarts } from '../../document/location';

/** A change of a few letters of a text; the rest stays as it is, sign by sign. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/**
 * The edit that a fix means at its place, or none where the document spells what was found in another way (an escape,
 * a line break): nothing is written over what is not known.
 */
export function editOf(
  text: string,
  { line, column, length }: SourceLocation,
  fix: Fix,
): TextEdit | undefined {
  const offset = (lineStarts(text)[line - 1] ?? 0) + column - 1;
  const written = text.slice(offset, offset + length);
  // Inside a text a quotation mark has a backslash in front: one that stands first begins a text or a name.
  const isWhole = written.startsWith('"');
  const spell = (words: string) => (isWhole ? JSON.stringify(words) : JSON.stringify(words).slice(1, -1));
  return written === spell(fix.found) ? { offset, length, text: spell(fix.text) } : undefined;
}

/** Edits in one another's way are left for the next round: the first of them counts. */
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
