import { isJson } from '../../../document/parse-json';
import type { Explanation, Heuristic } from './heuristic';
import { earlyEnd } from './texts';
import { openBrackets, unbalancedBracket } from './unbalanced-bracket';

/** A wrong, missing or superfluous bracket that the indentation shows, which locates it better than the parser does. */
export const explainBracket: Heuristic = ({ text }) => {
  const unbalanced = unbalancedBracket(text);
  if (!unbalanced) return undefined;
  const { offset, bracket: character, problem } = unbalanced;
  if (problem === 'not closed') return missingBefore(character, offset);
  if (problem === 'wrong') return wrongBracket(character, text, offset);
  if (problem === 'too many') return tooMany(character, offset);
  const container = character === '[' ? 'list' : 'object';
  return [
    offset,
    1,
    `A “${character}” is missing after this.`,
    `Add it: the ${container} is closed below but never opened.`,
  ];
};

const tooMany = (character: string, offset: number): Explanation => [
  offset,
  1,
  `There is one “${character}” too many.`,
  'Delete it.',
];

/** A bracket of the wrong type where the expected one would close the open object or list. */
function wrongBracket(expected: string, text: string, offset: number): Explanation {
  const opened = openBrackets(text, offset).at(-1);
  const message = `“${text[offset]}” cannot close the “${opened?.bracket}” of line ${(opened?.line ?? 0) + 1}.`;
  return [offset, 1, message, `Write “${expected}” instead of “${text[offset]}”.`];
}

/**
 * Explains a bracket that does not match the open one. If a single correction makes the document valid JSON, that is
 * reported. Otherwise, the indentation of a bracket at the start of a line tells whether it has the wrong type or one
 * is missing before it. If it tells neither, either this bracket is too many or one is missing, and both are offered.
 */
function mismatchedBracket(expected: string, text: string, offset: number): Explanation {
  const [outer, inner] = openBrackets(text, offset).slice(-2);
  const indent = offset - text.lastIndexOf('\n', offset - 1) - 1;
  const isFirstInLine = text.slice(offset - indent, offset).trim() === '';
  const before = text.slice(0, offset);
  const after = text.slice(offset + 1);
  if (isJson(before + after)) return tooMany(text[offset] ?? '', offset);
  if (isJson(before + expected + after)) return wrongBracket(expected, text, offset);
  if (!inner || !outer || isJson(before + expected + text.slice(offset)))
    return missingBefore(expected, offset);
  if (isFirstInLine && indent === inner.indent && indent > outer.indent)
    return wrongBracket(expected, text, offset);
  if (isFirstInLine && indent < inner.indent) return missingBefore(expected, offset);
  const container = expected === ']' ? 'list' : 'object';
  return [
    offset,
    1,
    `Either this “${text[offset]}” is one too many, or a “${expected}” is missing before it.`,
    `The “${inner.bracket}” of line ${inner.line + 1} is still open. If its ${container} ends here, add “${expected}” before this “${text[offset]}”; if it continues, delete this “${text[offset]}”.`,
  ];
}

const missingBefore = (character: string, offset: number): Explanation => [
  offset,
  1,
  `A “${character}” is missing before this.`,
  character === ']'
    ? 'Add “]” to close the list.'
    : 'Add “}” to close the object. A list of objects needs “[” before the first.',
];

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
