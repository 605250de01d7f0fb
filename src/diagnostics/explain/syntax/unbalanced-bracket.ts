import { tokensIn } from '../../../document/json-tokens';
import { isJson } from '../../../document/parse-json';
import type { Explanation, Heuristic } from './heuristic';

/** A bracket that is open. */
interface OpenBracket {
  bracket: string;
  offset: number;
  /** Zero-based. */
  line: number;
  /** Indentation of its line. */
  indent: number;
}

/** A possible mistake, and the text with that corrected. */
interface Correction {
  explanation: Explanation;
  corrected: string;
}

/**
 * A wrong, missing or superfluous bracket. A parser notices only where nothing fits any more, possibly pages later, but
 * indentation shows where each bracket belongs. The first line whose indentation does not fit is corrected; that is
 * reported only if it makes the document valid JSON.
 */
export const explainBracket: Heuristic = ({ text }) =>
  possibleCorrections(text).find(({ corrected }) => isJson(corrected))?.explanation;

/** The closing bracket of each opening one. */
const closerOf: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The opening bracket of each closing one. */
const openerOf: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

const isOpening = (character: string) => character in closerOf;
const isClosing = (character: string) => character in openerOf;

/** Corrections of the first line whose indentation does not fit, the most likely first. */
function possibleCorrections(text: string): readonly Correction[] {
  const stack: OpenBracket[] = [];
  const latestStarts = new Map<number, number>(); // offset of the latest line that begins at each indentation
  for (const { character, offset, line, indent, isFirstInLine } of placedTokens(text)) {
    const innermost = stack.at(-1);
    const expected = closerOf[innermost?.bracket ?? ''];
    // A line as far out as that of the open bracket, or further, can only begin with what closes it.
    if (
      isFirstInLine &&
      innermost &&
      indent <= innermost.indent &&
      !(character === expected && indent === innermost.indent)
    )
      return isClosing(character) && character !== expected
        ? [
            addClosing(text, innermost, offset),
            deleteBracket(text, character, offset),
            replaceBracket(text, innermost, offset),
          ]
        : [addClosing(text, innermost, offset)];

    if (isClosing(character)) {
      const unopened = isFirstInLine ? addOpening(text, character, latestStarts.get(indent)) : [];
      if (!innermost) return unopened;
      if (character !== expected)
        return [...unopened, deleteBracket(text, character, offset), replaceBracket(text, innermost, offset)];
      // It closes the open bracket by its type, but not by its indentation.
      if (innermost.line !== line && innermost.indent !== indent) {
        // If it is further in, it ends an inner list or object: what opens that is missing at the end of the line above
        // with the same indentation, or else of the line of the open bracket.
        const above = Math.max(innermost.offset, latestStarts.get(indent) ?? 0);
        const inner = isFirstInLine && indent > innermost.indent ? addOpening(text, character, above) : [];
        return [...inner, deleteBracket(text, character, offset)];
      }
      stack.pop();
    }
    if (isFirstInLine) latestStarts.set(indent, offset);
    if (isOpening(character)) stack.push({ bracket: character, offset, line, indent });
  }
  return [];
}

/** The brackets that are open at an offset, innermost last. Unmatched closing brackets are skipped. */
export function openBrackets(text: string, offset: number): readonly OpenBracket[] {
  const stack: OpenBracket[] = [];
  for (const { character: bracket, ...position } of placedTokens(text, offset)) {
    if (isOpening(bracket)) stack.push({ bracket, ...position });
    if (openerOf[bracket] === stack.at(-1)?.bracket) stack.pop();
  }
  return stack;
}

/** The tokens up to an offset, except line breaks, each with its line and the indentation of that. */
function* placedTokens(text: string, upTo?: number) {
  let line = 0;
  let lineStart = 0;
  let indent: number | undefined; // undefined before the first token of a line
  for (const { character, offset, end } of tokensIn(text, 0, upTo)) {
    if (character === '\n') {
      line += 1;
      lineStart = end;
      indent = undefined;
      continue;
    }
    const isFirstInLine = indent === undefined;
    indent ??= offset - lineStart;
    yield { character, offset, line, indent, isFirstInLine };
  }
}

/**
 * Closes the open bracket before the offset. If a second one follows the open bracket at once, it was typed twice, and
 * is deleted instead.
 */
function addClosing(text: string, { bracket, offset: opened }: OpenBracket, offset: number): Correction {
  if (text[opened + 1] === bracket) return deleteBracket(text, bracket, opened + 1);
  const expected = closerOf[bracket] ?? '';
  // A comma after the bracket is probably missing, too.
  const missingComma = /[,\]}]/.test(text[offset] ?? '') ? '' : ',';
  return {
    explanation: missingBefore(expected, offset),
    corrected: text.slice(0, offset) + expected + missingComma + text.slice(offset),
  };
}

/**
 * Opens a bracket that is closed but never opened, at the end of the previous line with the same indentation. `start`
 * is the offset of that line; undefined if there is none.
 */
function addOpening(text: string, bracket: string, start: number | undefined): readonly Correction[] {
  if (start === undefined) return [];
  const lineEnd = text.indexOf('\n', start);
  const end = text.slice(0, lineEnd).trimEnd().length;
  const missing = openerOf[bracket] ?? '';
  const container = missing === '[' ? 'list' : 'object';
  const message = `A “${missing}” is missing after this.`;
  const advice = `Add it: the ${container} is closed below but never opened.`;
  return [
    {
      explanation: [end - 1, 1, message, advice],
      corrected: text.slice(0, end) + missing + text.slice(end),
    },
  ];
}

/** Replaces the bracket at the offset by the one that closes the open bracket: “]” cannot close an object. */
const replaceBracket = (text: string, opened: OpenBracket, offset: number): Correction => ({
  explanation: wrongBracket(text, offset, opened),
  corrected: text.slice(0, offset) + closerOf[opened.bracket] + text.slice(offset + 1),
});

/** Deletes the bracket at the offset. */
const deleteBracket = (text: string, bracket: string, offset: number): Correction => ({
  explanation: tooMany(bracket, offset),
  corrected: text.slice(0, offset) + text.slice(offset + 1),
});

export const tooMany = (bracket: string, offset: number): Explanation => [
  offset,
  1,
  `There is one “${bracket}” too many.`,
  'Delete it.',
];

export const missingBefore = (bracket: string, offset: number): Explanation => [
  offset,
  1,
  `A “${bracket}” is missing before this.`,
  bracket === ']'
    ? 'Add “]” to close the list.'
    : 'Add “}” to close the object. A list of objects needs “[” before the first.',
];

/** A bracket of the wrong type where another one would close the open object or list. */
export function wrongBracket(text: string, offset: number, { bracket, line }: OpenBracket): Explanation {
  const message = `“${text[offset]}” cannot close the “${bracket}” of line ${line + 1}.`;
  return [offset, 1, message, `Write “${closerOf[bracket]}” instead of “${text[offset]}”.`];
}
