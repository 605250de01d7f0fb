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
export function describeSyntaxError(source: SourceFile, error: ParseError | undefined): Diagnostic {
  const [offset, length, message, advice] = causeOf(source.text, error);
  return syntaxError(locationAt(source, '', offset, length), message, advice);
}

function causeOf(text: string, error: ParseError | undefined): Cause {
  if (!error || text.trim() === '') {
    return [0, 1, 'The file is empty.', 'A document is an object: begin it with “{” and end it with “}”.'];
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
  for (const rule of rules) {
    const cause = rule(fault);
    if (cause) return cause;
  }
  return [offset, length, ...(plainWords[fault.name] ?? notJson)];
}

type Rule = (fault: Fault) => Cause | undefined;

const comma: Rule = ({ before, found, offset, name }) => {
  const last = before.at(-1) ?? '';
  if (last === ',' && (found === '}' || found === ']')) {
    const message = `There is a comma before the closing “${found}”.`;
    return [before.length - 1, 1, message, 'JSON allows no comma after the last entry: take it out.'];
  }
  if (found === ',' && [',', '{', '['].includes(last)) {
    return [offset, 1, 'There is a comma too many.', 'Take it out: one comma stands between two entries.'];
  }
  if (found === ';' && name !== 'ColonExpected') {
    return [offset, 1, 'A semicolon parts nothing in JSON.', 'Put a comma between two entries.'];
  }
  return undefined;
};

/** Where the indents of the lines tell which bracket it is, they tell it better than the parser does. */
const bracket: Rule = ({ text }) => {
  const found = unbalancedBracket(text);
  if (!found) return undefined;
  const { offset, bracket: sign, problem } = found;
  if (problem === 'not closed') return missingBefore(sign, offset);
  if (problem === 'mistaken') return mistakenFor(sign, text, offset);
  if (problem === 'too many') return tooMany(sign, offset);
  const what = sign === '[' ? 'list' : 'object';
  return [offset, 1, `A “${sign}” is missing after this.`, `Open the ${what} that is closed below.`];
};

const tooMany = (sign: string, at: number): Cause => [
  at,
  1,
  `There is a “${sign}” too many.`,
  'Take it out.',
];

/** A bracket that stands where another one closes what is open. */
function mistakenFor(right: string, text: string, offset: number): Cause {
  const opened = openBrackets(text, offset).at(-1);
  const message = `This “${text[offset]}” stands at the end of the “${opened?.bracket}” of line ${(opened?.line ?? 0) + 1}.`;
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
    `One “${text[offset]}” is too many here, or a “${right}” is missing before it.`,
    `Look at the “${opened.bracket}” of line ${opened.line + 1}, which is open here: take the “${text[offset]}” out where the ${what} goes on, write “${right}” before it where the ${what} ends.`,
  ];
}

const missingBefore = (sign: string, at: number): Cause => [
  at,
  1,
  `A “${sign}” is missing before this.`,
  sign === ']'
    ? 'Close the list that is open here.'
    : 'Close the object that is open here. A list of objects begins with “[”.',
];

/** An object or a list that was not closed shows where what follows fits the one around it only. */
const unclosed: Rule = ({ name, before, found, offset, text }) => {
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
    'Every “{” needs its “}”, every “[” its “]”.',
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
  'The value is missing here.',
  'Write a value after the colon, or take the property out.',
];

const earlyEnd = (mark: number): Cause => [
  mark,
  1,
  'The text ends at this quotation mark.',
  'A quotation mark inside a text is written \\".',
];

/** A block that was pasted below the list of blocks. */
const outside: Rule = ({ name, text, offset }) => {
  if (name !== 'PropertyNameExpected' && name !== 'CommaExpected') return undefined;
  const list = listAbove(text, offset);
  if (!list) return undefined;
  const { line } = lineAt(text, list.offset);
  const advice = `Move the “]” of line ${line} below it, and put a comma between the two entries.`;
  return [offset, 1, `This stands outside the list “${list.name}”.`, advice];
};

const comment: Rule = ({ name, found, offset, length }) =>
  name === 'InvalidCommentToken' || name === 'UnexpectedEndOfComment' || found === '#'
    ? [offset, length, 'JSON has no comments.', 'Take the comment out.']
    : undefined;

const number: Rule = ({ name, text, before, offset, length, token }) => {
  const advice = 'Write digits, with a point for fractions and no separators: 1032, 12.5.';
  if (name === 'PropertyNameExpected' && /\d,\d$/.test(text.slice(Math.max(0, offset - 2), offset + 1))) {
    const start = startOfRun(before, /[\d,]/);
    const written = /^[\d,]*\d/.exec(text.slice(start))?.[0] ?? '';
    const message = 'A number has no separators.';
    const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(written); // “12,50” may be 12.5
    return [
      start,
      written.length,
      message,
      isGrouped && written.length < 30 ? `Write ${written.replaceAll(',', '')}.` : advice,
    ];
  }
  if (name === 'CommaExpected' && /(^|[^\d.])0$/.test(before.slice(-2)) && /^\d/.test(token)) {
    return [before.length - 1, 1 + length, 'A number does not begin with 0.', advice];
  }
  if (name === 'UnexpectedEndOfNumber') return [offset, length, 'This is no number.', advice];
  if (name !== 'InvalidSymbol') return undefined;
  if (/^[-+.]?\d|^[€$£₹]\s?\d/.test(token)) return [offset, length, 'This is no number.', advice];
  if (/\d/.test(before.at(-1) ?? '')) return [offset, length, 'This cannot stand behind a number.', advice];
  return undefined;
};

/** A text that goes on in the next line: the document can be read farther where both are one. */
const lineBreak: Rule = ({ name, text, offset, length }) => {
  if (name !== 'UnexpectedEndOfString') return undefined;
  const end = endOverLines(text, offset);
  if (end === undefined || !/^\s*(?:[,:}\]]|$)/.test(text.slice(end))) return undefined;
  const joined = text.slice(0, offset) + text.slice(offset, end).replace(/[\r\n\t]/g, ' ') + text.slice(end);
  if (parsedUpTo(joined) < end) return undefined;
  const advice = 'Take out the line break; a second paragraph is a second text.';
  return [offset, length, 'A text must stand in one line.', advice];
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

const curlyEnd: Rule = ({ text, offset, length }) => {
  const quote = curlyQuote(text, offset, length);
  if (quote === undefined) return undefined;
  const message = 'A text does not end with a curly quotation mark.';
  return [quote, 1, message, `Write " instead of ${text[quote]}.`];
};

const quotationMark: Rule = ({ name, before, found, offset, length, token, text }) => {
  if (/['‘’“”„«»`]/.test(found)) {
    const advice = 'Write straight double quotation marks: "heading".';
    return [offset, length, 'These are not the quotation marks of JSON.', advice];
  }
  const follows = before.length === offset && before.endsWith('"') && !/[:}\]]/.test(found);
  if (follows && (name === 'InvalidSymbol' || name === 'CommaExpected')) {
    const line = before.slice(before.lastIndexOf('"', before.length - 2));
    const unclosedName = /^"[^"\n]*:\s*"$/.exec(line)?.[0];
    if (unclosedName) {
      const advice = 'Close it with a quotation mark before the colon.';
      return [offset - unclosedName.length, unclosedName.length, 'This name is not closed.', advice];
    }
    return earlyEnd(offset - 1);
  }
  if (name === 'InvalidSymbol' && /^\s*:/.test(text.slice(offset + length)) && /[{,]$/.test(before)) {
    const advice = `Put it in double quotation marks: "${excerpt(token)}".`;
    return [offset, length, 'The name of a property has no quotation marks.', advice];
  }
  return undefined;
};

const word: Rule = ({ name, before, found, offset, length, token }) => {
  if (invisible.test(found)) {
    const advice = 'Delete it, and type a plain space where one is needed.';
    return [offset, 1, 'An invisible sign stands here.', advice];
  }
  if (/^(<{7}|={7}|>{7})/.test(token)) {
    const advice = 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
    return [offset, length, 'A merge of two versions was not finished here.', advice];
  }
  if (/^(true|false|null)$/i.test(token)) {
    return [offset, length, 'This word is written in small letters.', `Write ${token.toLowerCase()}.`];
  }
  if (token.startsWith('=') && before.endsWith('"')) {
    return [offset, length, 'A colon is missing here.', 'Put a colon between a name and its value.'];
  }
  return name === 'ValueExpected' && before.endsWith(':') ? missingValue(before.length - 1) : undefined;
};

const missingComma: Rule = ({ name, before }) =>
  name === 'CommaExpected'
    ? [before.length - 1, 1, 'A comma is missing after this.', 'Put a comma between two entries.']
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
const insideText: Rule = ({ name, offset, token }) => {
  if (name === 'InvalidCharacter') {
    const tab = token.search(/(?![\u007f-\u009f])\p{Cc}/u);
    const advice = 'Take out the line break or tab; a second paragraph is a second text.';
    return [offset + Math.max(0, tab), 1, 'A text must stand in one line.', advice];
  }
  if (name === 'InvalidEscapeCharacter') {
    const message = 'A backslash is followed by a letter that JSON does not know.';
    return [
      offset + escapeIn(token, /^\\[^"\\/bfnrtu]/),
      2,
      message,
      'Write \\\\ for a backslash, \\" for a quotation mark.',
    ];
  }
  if (name === 'InvalidUnicode') {
    const advice = 'Type the sign itself, or its number in four digits: \\u20ac.';
    return [
      offset + escapeIn(token, /^\\u(?![\da-f]{4})/i),
      2,
      'Four digits from 0 to f belong after \\u.',
      advice,
    ];
  }
  if (name === 'UnexpectedEndOfString') {
    const advice = 'Close it with “"”. A quotation mark inside a text is written \\".';
    return [offset, token.length, 'This text has no closing quotation mark.', advice];
  }
  return undefined;
};

/** The first that knows the cause tells it. */
const rules: readonly Rule[] = [
  bracket,
  outside,
  comma,
  lineBreak,
  curlyEnd,
  quotationMark,
  number,
  insideText,
  comment,
  unclosed,
  word,
  missingComma,
];

type Words = [message: string, advice: string];

const notJson: Words = [
  'This is no JSON value.',
  'Texts stand in double quotation marks; other values are numbers, true, false, lists and objects.',
];

/** By the names that jsonc-parser gives its errors. */
const plainWords: Readonly<Record<string, Words>> = {
  PropertyNameExpected: [
    'The name of a property is expected here.',
    'Names of properties stand in double quotation marks: "heading".',
  ],
  ColonExpected: ['A colon is missing before this.', 'Put a colon between a name and its value.'],
  EndOfFileExpected: [
    'The document has ended before this.',
    'Take out what follows the last “}”, or the “}” that closed too early.',
  ],
};
