import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { isJson } from '../../document/is-json';
import { lineAt, locationAt } from '../../document/location';
import { parsedUpTo } from '../../document/parsed-up-to';
import type { SourceFile } from '../../document/source';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';
import { syntaxError } from '../syntax-error/syntax-error';
import { curlyQuote } from './curly-quote';
import { listAbove } from './outside-list';
import { openBrackets, unbalancedBracket } from './unbalanced-bracket';

/** What the parser noticed, and where it stood. */
interface Fault {
  name: string;
  offset: number;
  length: number;
  text: string;
  /** Everything in front, without the space at its end. */
  before: string;
  /** The sign at the offset. */
  found: string;
  /** The piece of text that the parser could not use. */
  token: string;
}

/** The span that an author has to look at, what is wrong with it and what to do. */
type Cause = [offset: number, length: number, message: string, advice: string];

/** The parser names what it missed where it noticed; an author wants the cause, which often stands before. */
export function explainSyntaxError(source: SourceFile, error: ParseError | undefined): Diagnostic {
  const [offset, length, message, advice] = causeOf(source.text, error);
  return syntaxError(locationAt(source, '', offset, length), message, advice);
}

function causeOf(text: string, error: ParseError | undefined): Cause {
  if (!error || text.trim() === '') {
    return [0, 1, 'The file is empty.', 'Begin the document with “{” and end it with “}”.'];
  }
  const { offset, length } = error;
  const fault: Fault = {
    name: printParseErrorCode(error.error),
    offset,
    length,
    text,
    before: text.slice(0, offset).trimEnd(),
    found: text[offset] ?? '',
    token: text.slice(offset, offset + length),
  };
  for (const heuristic of heuristics) {
    const cause = heuristic(fault);
    if (cause) return cause;
  }
  return [offset, length, ...(plainWords[fault.name] ?? notJson)];
}

type Heuristic = (fault: Fault) => Cause | undefined;

const comma: Heuristic = ({ before, found, offset, name }) => {
  const last = before.at(-1) ?? '';
  if (last === ',' && (found === '}' || found === ']')) {
    const message = `There is a comma before the closing “${found}”.`;
    return [before.length - 1, 1, message, 'Delete it: there is no comma after the last entry.'];
  }
  if (found === ',' && [',', '{', '['].includes(last)) {
    return [offset, 1, 'There is one comma too many.', 'Delete it: one comma is enough between two entries.'];
  }
  if (found === ';' && name !== 'ColonExpected') {
    return [offset, 1, 'JSON has no semicolons.', 'Write a comma instead.'];
  }
  return undefined;
};

/** Where the indents of the lines tell which bracket it is, they tell it better than the parser does. */
const bracket: Heuristic = ({ text }) => {
  const found = unbalancedBracket(text);
  if (!found) return undefined;
  const { offset, bracket: sign, problem } = found;
  if (problem === 'not closed') return missingBefore(sign, offset);
  if (problem === 'wrong') return mistakenFor(sign, text, offset);
  if (problem === 'too many') return tooMany(sign, offset);
  const what = sign === '[' ? 'list' : 'object';
  return [
    offset,
    1,
    `A “${sign}” is missing after this.`,
    `Add it: the ${what} is closed below but never opened.`,
  ];
};

const tooMany = (sign: string, at: number): Cause => [
  at,
  1,
  `There is one “${sign}” too many.`,
  'Delete it.',
];

/** A bracket that stands where another one closes what is open. */
function mistakenFor(right: string, text: string, offset: number): Cause {
  const opened = openBrackets(text, offset).at(-1);
  const message = `“${text[offset]}” cannot close the “${opened?.bracket}” of line ${(opened?.line ?? 0) + 1}.`;
  return [offset, 1, message, `Write “${right}” instead of “${text[offset]}”.`];
}

/**
 * A bracket that does not close what is open. What would make the document sound is what is wrong. Where there is another
 * fault, the indent of one that is first in its line tells whether it stands for the right one, or below one that is
 * missing; elsewhere it may as well be too many.
 */
function unfitting(right: string, text: string, offset: number): Cause {
  const [around, opened] = openBrackets(text, offset).slice(-2);
  const indent = offset - text.lastIndexOf('\n', offset - 1) - 1;
  const isFirst = text.slice(offset - indent, offset).trim() === '';
  const before = text.slice(0, offset);
  const after = text.slice(offset + 1);
  if (isJson(before + after)) return tooMany(text[offset] ?? '', offset);
  if (isJson(before + right + after)) return mistakenFor(right, text, offset);
  if (!opened || !around || isJson(before + right + text.slice(offset))) return missingBefore(right, offset);
  if (isFirst && indent === opened.indent && indent > around.indent) return mistakenFor(right, text, offset);
  if (isFirst && indent < opened.indent) return missingBefore(right, offset);
  const what = right === ']' ? 'list' : 'object';
  return [
    offset,
    1,
    `Either this “${text[offset]}” is one too many, or a “${right}” is missing before it.`,
    `The “${opened.bracket}” of line ${opened.line + 1} is still open. If its ${what} ends here, add “${right}” before this “${text[offset]}”; if it continues, delete this “${text[offset]}”.`,
  ];
}

const missingBefore = (sign: string, at: number): Cause => [
  at,
  1,
  `A “${sign}” is missing before this.`,
  sign === ']'
    ? 'Add “]” to close the list.'
    : 'Add “}” to close the object. A list of objects needs “[” before the first.',
];

/** An object or a list that was not closed shows where what follows fits the one around it only. */
const unclosed: Heuristic = ({ name, before, found, offset, text }) => {
  if (name === 'CommaExpected') {
    if (found === '}') return unfitting(']', text, offset);
    if (found === ']') return unfitting('}', text, offset);
    if (found === ':') return beforeColon(text, before);
  }
  if (name === 'PropertyNameExpected' && (found === '{' || found === '[')) return missingBefore('}', offset);
  if (offset < text.trimEnd().length) return undefined;
  return [
    Math.max(0, before.length - 1),
    1,
    'The document ends too early.',
    'Add the missing “}” or “]”: every “{” needs a “}”, every “[” a “]”.',
  ];
};

/** A text that a colon follows: a name, or one with a quotation mark inside. */
function beforeColon(text: string, before: string): Cause {
  const start = before.lastIndexOf('"', before.length - 2);
  const ahead = text.slice(0, start).trimEnd();
  if (!ahead.endsWith(':')) return missingBefore(']', start);
  return text.slice(ahead.length, start).includes('\n')
    ? missingValue(ahead.length - 1)
    : earlyEnd(before.length - 1);
}

const missingValue = (colon: number): Cause => [
  colon,
  1,
  'There is no value after this colon.',
  'Write a value, or delete the property.',
];

const earlyEnd = (mark: number): Cause => [
  mark,
  1,
  'This quotation mark ends the text too early.',
  'Write \\" for a quotation mark inside a text.',
];

/** A block that was pasted below the list of blocks. */
const outside: Heuristic = ({ name, text, offset }) => {
  if (name !== 'PropertyNameExpected' && name !== 'CommaExpected') return undefined;
  const list = listAbove(text, offset);
  if (!list) return undefined;
  const { line } = lineAt(text, list.offset);
  const advice = `Move the “]” of line ${line} below this, and put a comma between the two entries.`;
  return [offset, 1, `This is outside the list “${list.name}”.`, advice];
};

const comment: Heuristic = ({ name, text, found, offset, length }) =>
  name === 'InvalidCommentToken' || name === 'UnexpectedEndOfComment' || found === '#'
    ? [offset, length, 'Comments are not possible in this file.', commentAdvice(text.slice(offset))]
    : undefined;

function commentAdvice(written: string): string {
  if (written.startsWith('/*')) return 'Delete everything from /* to */.';
  return `Delete from ${written.startsWith('#') ? '#' : '//'} to the end of the line.`;
}

const number: Heuristic = ({ name, text, before, offset, length, token }) => {
  const advice = 'Write digits only, with a point for decimals: 1032 or 12.5.';
  if (name === 'PropertyNameExpected' && /\d,\d$/.test(text.slice(Math.max(0, offset - 2), offset + 1))) {
    const start = startOfRun(before, /[\d,]/);
    const written = /^[\d,]*\d/.exec(text.slice(start))?.[0] ?? '';
    const message = 'Numbers have no thousands separators.';
    const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(written); // “12,50” may be 12.5
    return [
      start,
      written.length,
      message,
      isGrouped && written.length < 30 ? `Write ${written.replaceAll(',', '')}.` : advice,
    ];
  }
  const range = /^(\d+(?:\.\d+)?)\s*[–—-]\s*(\d+(?:\.\d+)?)/.exec(text.slice(startOfRun(before, /[\d.]/)));
  if (range && (name === 'CommaExpected' || name === 'InvalidSymbol')) {
    const [written, from, to] = range;
    const start = startOfRun(before, /[\d.]/);
    return [start, written.length, 'A number cannot be a range.', `Write { "from": ${from}, "to": ${to} }.`];
  }
  const start = startOfRun(before, /\d/);
  const [spaced] = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/.exec(text.slice(start)) ?? [];
  if (spaced && before.length < offset && /:\s*$/.test(before.slice(0, start))) {
    const advice = `Write ${spaced.replace(/\D/g, '')}, without spaces.`;
    return [start, spaced.length, 'A number cannot contain spaces.', advice];
  }
  if (name === 'CommaExpected' && /(^|[^\d.])0$/.test(before.slice(-2)) && /^\d/.test(token)) {
    return [before.length - 1, 1 + length, 'A number cannot start with 0.', advice];
  }
  if (name === 'UnexpectedEndOfNumber') return [offset, length, 'This is not a valid number.', advice];
  if (name !== 'InvalidSymbol') return undefined;
  const [priced, sum] = price.exec(text.slice(offset)) ?? [];
  if (priced && sum) {
    const advice = `Write the number alone: ${sum.replaceAll(',', '')}.`;
    return [offset, priced.length, 'A number cannot have a currency.', advice];
  }
  if (/^[-+.]?\d/.test(token)) return [offset, length, 'This is not a valid number.', advice];
  if (/\d/.test(before.at(-1) ?? '')) {
    const alone = before.slice(startOfRun(before, /[\d.]/));
    return [offset, length, 'This is not allowed after a number.', `Write the number alone: ${alone}.`];
  }
  return undefined;
};

/** “S$90”, “€ 1,200” or “SGD 90”, without quotation marks. */
const price = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|Rs\.?)\s?(\d+(?:,\d{2,3})*(?:\.\d+)?)/u;

/** The brackets of a text in the place of those of JSON. */
const roundBracket: Heuristic = ({ found, offset, text }) => {
  if (found !== '(' && found !== ')') return undefined;
  const opened = openBrackets(text, offset).at(-1)?.bracket;
  const right = found === '(' ? '{ or [' : opened === '[' ? ']' : '}';
  return [offset, 1, `“${found}” is not a bracket in JSON.`, `Use ${right} instead of ${found}.`];
};

/** A text that goes on in the next line: the document can be read farther where both are one. */
const lineBreak: Heuristic = ({ name, text, offset, length }) => {
  if (name !== 'UnexpectedEndOfString') return undefined;
  const end = endOverLines(text, offset);
  if (end === undefined || !/^\s*(?:[,:}\]]|$)/.test(text.slice(end))) return undefined;
  const joined = text.slice(0, offset) + text.slice(offset, end).replace(/[\r\n\t]/g, ' ') + text.slice(end);
  if (parsedUpTo(joined) < end) return undefined;
  const advice = 'Delete the line break. A second paragraph is a second text.';
  return [offset, length, 'A text must be on one line.', advice];
};

/** Behind the closing mark of the string at an offset, in whatever line; none where it has none. */
function endOverLines(text: string, offset: number): number | undefined {
  for (let at = offset + 1; at < text.length; at += text[at] === '\\' ? 2 : 1)
    if (text[at] === '"') return at + 1;
  return undefined;
}

/** Where the characters of a kind begin with which a text ends. */
function startOfRun(text: string, kind: RegExp): number {
  let start = text.length;
  while (start > 0 && kind.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

const curlyEnd: Heuristic = ({ text, offset, length }) => {
  const quote = curlyQuote(text, offset, length);
  if (quote === undefined) return undefined;
  const message = 'A text cannot end with a curly quotation mark.';
  return [quote, 1, message, `Write " instead of ${text[quote]}.`];
};

const quotationMark: Heuristic = ({ name, before, found, offset, length, token, text }) => {
  if (/['‘’“”„«»`]/.test(found)) {
    const advice = 'Use straight double quotation marks: "heading".';
    return [offset, length, 'These are the wrong quotation marks.', advice];
  }
  const follows = before.length === offset && before.endsWith('"') && !/[:}\]]/.test(found);
  if (follows && (name === 'InvalidSymbol' || name === 'CommaExpected')) {
    const line = before.slice(before.lastIndexOf('"', before.length - 2));
    const unclosedName = /^"[^"\n]*:\s*"$/.exec(line)?.[0];
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

const word: Heuristic = ({ name, before, found, offset, length, token }) => {
  if (invisible.test(found)) {
    const advice = 'Delete it, and type a normal space if one is needed.';
    return [offset, 1, 'There is an invisible character here.', advice];
  }
  if (/^(<{7}|={7}|>{7})/.test(token)) {
    const advice = 'Keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
    return [offset, length, 'Two versions of this file were merged but not resolved here.', advice];
  }
  if (/^(true|false|null)$/i.test(token)) {
    return [offset, length, 'This word must be in small letters.', `Write ${token.toLowerCase()}.`];
  }
  if (token.startsWith('=') && before.endsWith('"')) {
    return [offset, length, 'A colon is missing here.', 'Write a colon between a name and its value.'];
  }
  return name === 'ValueExpected' && before.endsWith(':') ? missingValue(before.length - 1) : undefined;
};

const missingComma: Heuristic = ({ name, before }) =>
  name === 'CommaExpected'
    ? [before.length - 1, 1, 'A comma is missing after this.', 'Add a comma between the two entries.']
    : undefined;

/** Spaces that do not part words in JSON, and the marks that come with pasted text. */
const invisible = /[\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]|(?![\t\n\r])\p{Cc}/u;

/** Where the first escape of a string is of this kind; its beginning where none is. */
function escapeIn(token: string, kind: RegExp): number {
  for (let at = token.indexOf('\\'); at !== -1; at = token.indexOf('\\', at + 2))
    if (kind.test(token.slice(at, at + 6))) return at;
  return 0;
}

/** The parser tells the whole text; the sign that it does not take is what an author looks for. */
const insideText: Heuristic = ({ name, offset, token }) => {
  if (name === 'InvalidCharacter') {
    const tab = token.search(/(?![\u007f-\u009f])\p{Cc}/u);
    const advice = 'Delete the line break or tab. A second paragraph is a second text.';
    return [offset + Math.max(0, tab), 1, 'A text must be on one line.', advice];
  }
  if (name === 'InvalidEscapeCharacter') {
    const message = 'This is not a valid escape after a backslash.';
    return [
      offset + escapeIn(token, /^\\[^"\\/bfnrtu]/),
      2,
      message,
      'Write \\\\ for a backslash, \\" for a quotation mark.',
    ];
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

/** The first that knows the cause tells it. */
const heuristics: readonly Heuristic[] = [
  bracket,
  outside,
  comma,
  lineBreak,
  curlyEnd,
  quotationMark,
  roundBracket,
  comment,
  number,
  insideText,
  unclosed,
  word,
  missingComma,
];

type Words = [message: string, advice: string];

const notJson: Words = [
  'This is not valid JSON.',
  'Put text in double quotation marks. Other values are numbers, true, false, lists and objects.',
];

/** By the names that jsonc-parser gives its errors. */
const plainWords: Readonly<Record<string, Words>> = {
  PropertyNameExpected: [
    'A property name is expected here.',
    'Write it in double quotation marks: "heading".',
  ],
  ColonExpected: ['A colon is missing before this.', 'Write a colon between a name and its value.'],
  EndOfFileExpected: [
    'There is more text after the end of the document.',
    'Delete what follows the last “}”, or the “}” that ends the document too early.',
  ],
};
