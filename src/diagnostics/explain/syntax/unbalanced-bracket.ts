import { tokensIn } from '../../../document/json-tokens';
import { isJson } from '../../../document/parse-json';

/** A missing or superfluous bracket. */
export interface UnbalancedBracket {
  /** Offset of the character to underline. */
  offset: number;
  bracket: string;
  problem: 'not closed' | 'not opened' | 'too many' | 'wrong';
}

interface Opening {
  bracket: string;
  offset: number;
  /** Zero-based. */
  line: number;
  /** Indentation of its line. */
  indent: number;
}

/** A possible explanation, and the text with it corrected. */
interface Suspect {
  found: UnbalancedBracket;
  fixed: string;
}

/**
 * The bracket that is missing or superfluous. A parser notices only where nothing fits any more, possibly pages later,
 * but indentation shows where each bracket belongs. The first line whose indentation does not fit is corrected; the
 * result is used only if it makes the document valid JSON.
 */
export function unbalancedBracket(text: string): UnbalancedBracket | undefined {
  return suspectsIn(text).find(({ fixed }) => isJson(fixed))?.found;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const opening: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** Possible explanations, the most likely first. */
function suspectsIn(text: string): readonly Suspect[] {
  const open: Opening[] = [];
  const latestStarts = new Map<number, number>(); // offset of the latest line at each indentation
  let line = 0;
  let lineStart = 0;
  let isFirstInLine = true;
  let indent = 0;
  for (const { character, offset } of tokensIn(text)) {
    if (character === '\n') {
      line += 1;
      lineStart = offset + 1;
      isFirstInLine = true;
      continue;
    }
    if (isFirstInLine) indent = offset - lineStart;
    const top = open.at(-1);
    const expected = closing[top?.bracket ?? ''];
    if (isFirstInLine && top && indent <= top.indent && !(character === expected && indent === top.indent))
      return character in opening && character !== expected
        ? [notClosed(text, top, offset), tooMany(text, character, offset), wrongBracket(text, top, offset)]
        : [notClosed(text, top, offset)];

    if (character in opening) {
      const unopened = isFirstInLine ? notOpened(text, character, latestStarts.get(indent)) : [];
      if (!top) return unopened;
      if (character !== expected)
        return [...unopened, tooMany(text, character, offset), wrongBracket(text, top, offset)];
      if (top.line !== line && top.indent !== indent) {
        // In a nested list: the opening bracket is missing after the previous entry, or where the outer list begins.
        const above = Math.max(top.offset, latestStarts.get(indent) ?? 0);
        const inner = isFirstInLine && indent > top.indent ? notOpened(text, character, above) : [];
        return [...inner, tooMany(text, character, offset)];
      }
      open.pop();
    }
    if (isFirstInLine) latestStarts.set(indent, offset);
    isFirstInLine = false;
    if (character in closing) open.push({ bracket: character, offset, line, indent });
  }
  return [];
}

/** The brackets that are open at an offset, innermost last. Unmatched closing brackets are skipped. */
export function openBrackets(text: string, offset: number): readonly Opening[] {
  const open: Opening[] = [];
  let line = 0;
  let lineStart = 0;
  let indent: number | undefined; // indentation of the current line; undefined before its first character
  for (const { character, offset: at } of tokensIn(text, 0, offset)) {
    if (character === '\n') {
      line += 1;
      lineStart = at + 1;
      indent = undefined;
      continue;
    }
    indent ??= at - lineStart;
    if (character in closing) open.push({ bracket: character, offset: at, line, indent });
    if (opening[character] === open.at(-1)?.bracket) open.pop();
  }
  return open;
}

function notClosed(text: string, { bracket, offset: opened }: Opening, offset: number): Suspect {
  if (text[opened + 1] === bracket) return tooMany(text, bracket, opened + 1);
  const expected = closing[bracket] ?? '';
  // A comma after the bracket is probably missing, too.
  const missingComma = /[,\]}]/.test(text[offset] ?? '') ? '' : ',';
  return {
    found: { offset, bracket: expected, problem: 'not closed' },
    fixed: text.slice(0, offset) + expected + missingComma + text.slice(offset),
  };
}

/**
 * A closing bracket without an opening one, which probably belongs at the end of the previous line with the same
 * indentation; `start` is the offset of that line.
 */
function notOpened(text: string, bracket: string, start: number | undefined): readonly Suspect[] {
  if (start === undefined) return [];
  const lineEnd = text.indexOf('\n', start);
  const end = text.slice(0, lineEnd).trimEnd().length;
  const missing = opening[bracket] ?? '';
  const found: UnbalancedBracket = { offset: end - 1, bracket: missing, problem: 'not opened' };
  return [{ found, fixed: text.slice(0, end) + missing + text.slice(end) }];
}

/** An object closed by “]”, or a list closed by “}”. */
function wrongBracket(text: string, { bracket }: Opening, offset: number): Suspect {
  const expected = closing[bracket] ?? '';
  return {
    found: { offset, bracket: expected, problem: 'wrong' },
    fixed: text.slice(0, offset) + expected + text.slice(offset + 1),
  };
}

const tooMany = (text: string, bracket: string, offset: number): Suspect => ({
  found: { offset, bracket, problem: 'too many' },
  fixed: text.slice(0, offset) + text.slice(offset + 1),
});
