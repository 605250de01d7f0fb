import { isJson } from '../../../document/parse-json';
import type { Explanation, Heuristic } from './heuristic';
import { earlyEnd } from './texts';
import { missingBefore, openBrackets, tooMany, wrongBracket } from './unbalanced-bracket';

/**
 * Explains a bracket where `expected` would close the innermost list or object that is open. If a single correction
 * makes the document valid JSON, that is reported. Otherwise, the indentation of a bracket at the start of a line tells
 * whether it has the wrong type or one is missing before it. If it tells neither, either this bracket is too many or
 * one is missing, and both are offered.
 */
function mismatchedBracket(expected: string, text: string, offset: number): Explanation {
  const open = openBrackets(text, offset);
  const [inner, outer] = [open.at(-1), open.at(-2)];
  const indent = offset - text.lastIndexOf('\n', offset - 1) - 1;
  const isFirstInLine = text.slice(offset - indent, offset).trim() === '';
  const before = text.slice(0, offset);
  const after = text.slice(offset + 1);
  if (isJson(before + after)) return tooMany(text[offset] ?? '', offset);
  if (inner && isJson(before + expected + after)) return wrongBracket(text, offset, inner);
  if (!inner || !outer || isJson(before + expected + text.slice(offset)))
    return missingBefore(expected, offset);
  if (isFirstInLine && indent === inner.indent && indent > outer.indent)
    return wrongBracket(text, offset, inner);
  if (isFirstInLine && indent < inner.indent) return missingBefore(expected, offset);
  const container = expected === ']' ? 'list' : 'object';
  return [
    offset,
    1,
    `Either this “${text[offset]}” is one too many, or a “${expected}” is missing before it.`,
    `The “${inner.bracket}” of line ${inner.line + 1} is still open. If its ${container} ends here, add “${expected}” before this “${text[offset]}”; if it continues, delete this “${text[offset]}”.`,
  ];
}

/** An object or list that is not closed. The parser notices it where something follows that only fits its parent. */
export const explainUnclosed: Heuristic = ({ name, before, character, offset, text }) => {
  if (name === 'CommaExpected') {
    if (character === '}') return mismatchedBracket(']', text, offset);
    if (character === ']') return mismatchedBracket('}', text, offset);
    if (character === ':') return beforeColon(text, before);
  }
  if (name === 'PropertyNameExpected' && (character === '{' || character === '['))
    return missingBefore('}', offset);
  if (offset < text.trimEnd().length) return undefined;
  return [
    Math.max(0, before.length - 1),
    1,
    'The document ends too early.',
    'Add the missing “}” or “]”: every “{” needs a “}”, every “[” a “]”.',
  ];
};

/**
 * A text followed by a colon where a comma is expected: a property name in a list, a text with a quotation mark in it,
 * or, on a new line, the next property after one that has no value.
 */
function beforeColon(text: string, before: string): Explanation {
  const start = before.lastIndexOf('"', before.length - 2);
  const ahead = text.slice(0, start).trimEnd(); // what is in front of the text
  if (!ahead.endsWith(':')) return missingBefore(']', start);
  return text.slice(ahead.length, start).includes('\n')
    ? missingValue(ahead.length - 1)
    : earlyEnd(before.length - 1);
}

/** A colon with no value after it. */
export const missingValue = (colon: number): Explanation => [
  colon,
  1,
  'There is no value after this colon.',
  'Write a value, or delete the property.',
];

/** Round brackets in place of square or curly ones. */
export const explainRoundBracket: Heuristic = ({ character, offset, text }) => {
  if (character !== '(' && character !== ')') return undefined;
  const opened = openBrackets(text, offset).at(-1)?.bracket;
  const expected = character === '(' ? '{ or [' : opened === '[' ? ']' : '}';
  return [offset, 1, `“${character}” is not a bracket in JSON.`, `Use ${expected} instead of ${character}.`];
};
