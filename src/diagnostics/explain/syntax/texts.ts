import { parsedUpTo } from '../../../document/parsed-up-to';
import { excerpt } from '../../message-values';
import type { Explanation, Heuristic } from './heuristic';

/** A quotation mark within a text, which ends it. */
export const earlyEnd = (offset: number): Explanation => [
  offset,
  1,
  'This quotation mark ends the text too early.',
  'Write \\" for a quotation mark inside a text.',
];

/** A text with a line break in it. Reported if joining the lines lets the parser get further. */
export const explainLineBreak: Heuristic = ({ name, text, offset, length }) => {
  if (name !== 'UnexpectedEndOfString') return undefined;
  const end = endOverLines(text, offset);
  if (end === undefined || !/^\s*(?:[,:}\]]|$)/.test(text.slice(end))) return undefined;
  const onOneLine =
    text.slice(0, offset) + text.slice(offset, end).replace(/[\r\n\t]/g, ' ') + text.slice(end);
  if (parsedUpTo(onOneLine) < end) return undefined;
  const advice = 'Delete the line break. For a second paragraph, add a second text.';
  return [offset, length, 'A text must be on one line.', advice];
};

/** The offset after the closing quotation mark of a string that may span lines; undefined if it is not closed. */
function endOverLines(text: string, offset: number): number | undefined {
  for (let next = offset + 1; next < text.length; next += text[next] === '\\' ? 2 : 1)
    if (text[next] === '"') return next + 1;
  return undefined;
}

/** Quotation marks of the wrong type, missing ones, and one that ends a text too early. */
export const explainQuotationMark: Heuristic = ({ name, before, character, offset, length, token, text }) => {
  if (/['‘’“”„«»`]/.test(character)) {
    const advice = 'Use straight double quotation marks: "heading".';
    return [offset, length, 'These are the wrong quotation marks.', advice];
  }
  // `before` has no trailing spaces, so the text ends right before the offset.
  const isAfterText = before.length === offset && before.endsWith('"') && !/[:}\]]/.test(character);
  if (isAfterText && (name === 'InvalidSymbol' || name === 'CommaExpected')) {
    const lastString = before.slice(before.lastIndexOf('"', before.length - 2));
    // Of `"heading: "Welcome"`, the parser takes `"heading: "` for a text.
    const unclosedName = /^"[^"\n]*:\s*"$/.exec(lastString)?.[0];
    if (unclosedName) {
      const advice = 'Add a quotation mark before the colon.';
      return [
        offset - unclosedName.length,
        unclosedName.length,
        'This name has no closing quotation mark.',
        advice,
      ];
    }
    return earlyEnd(offset - 1);
  }
  if (name === 'InvalidSymbol' && /^\s*:/.test(text.slice(offset + length)) && /[{,]$/.test(before)) {
    const advice = `Write "${excerpt(token)}".`;
    return [offset, length, 'Property names need quotation marks.', advice];
  }
  return undefined;
};

/**
 * Offset of the first escape in a string that matches a pattern; 0 if none does. The pattern is tried on six
 * characters, the length of `\u20ac`.
 */
function escapeIn(token: string, pattern: RegExp): number {
  for (let start = token.indexOf('\\'); start !== -1; start = token.indexOf('\\', start + 2))
    if (pattern.test(token.slice(start, start + 6))) return start;
  return 0;
}

/**
 * A string with something in it that is not allowed. The parser reports the string as a whole; this locates the
 * character.
 */
export const explainString: Heuristic = ({ name, offset, token }) => {
  if (name === 'InvalidCharacter') {
    // JSON allows the control characters from U+007F on.
    const control = token.search(/(?![\u007f-\u009f])\p{Cc}/u);
    const advice = 'Delete the line break or tab. For a second paragraph, add a second text.';
    return [offset + Math.max(0, control), 1, 'A text must be on one line.', advice];
  }
  if (name === 'InvalidEscapeCharacter') {
    const start = escapeIn(token, /^\\[^"\\/bfnrtu]/);
    const message = `“${excerpt(token.slice(start, start + 2))}” has no meaning in JSON.`;
    return [offset + start, 2, message, 'Delete the backslash. For a backslash in the text write \\\\.'];
  }
  if (name === 'InvalidUnicode') {
    const advice = 'Type the character itself, such as €, or its four-digit code: \\u20ac.';
    return [
      offset + escapeIn(token, /^\\u(?![\da-f]{4})/i),
      2,
      '\\u must be followed by a four-digit code.',
      advice,
    ];
  }
  if (name === 'UnexpectedEndOfString') {
    const advice = 'Add a " at its end. Write \\" for a quotation mark inside a text.';
    return [offset, token.length, 'This text has no closing quotation mark.', advice];
  }
  return undefined;
};
