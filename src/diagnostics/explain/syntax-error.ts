import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { locationAt } from '../../document/location';
import { isJson } from '../../document/parse-json';
import type { SourceFile } from '../../document/source';
import type { Diagnostic } from '../diagnostic';
import { syntaxError } from '../syntax-error/syntax-error';
import { explainRoundBracket, explainUnclosed, missingValue } from './syntax/brackets';
import { explainCurlyQuote } from './syntax/curly-quote';
import type { Explanation, Heuristic, SyntaxIssue } from './syntax/heuristic';
import { explainNumber } from './syntax/numbers';
import { explainOutsideList } from './syntax/outside-list';
import { explainLineBreak, explainQuotationMark, explainString } from './syntax/texts';
import { explainBracket } from './syntax/unbalanced-bracket';

/**
 * Explains a syntax error. The parser reports where it could not continue; authors need the cause, which is often
 * further up.
 */
export function explainSyntaxError(source: SourceFile, error: ParseError | undefined): Diagnostic {
  const [offset, length, message, advice] = explanationOf(source.text, error);
  return syntaxError(locationAt(source, '', offset, length), message, advice);
}

function explanationOf(text: string, error: ParseError | undefined): Explanation {
  if (!error || text.trim() === '') {
    return [0, 1, 'The file is empty.', 'Begin the document with “{” and end it with “}”.'];
  }
  const { offset, length } = error;
  const issue: SyntaxIssue = {
    name: printParseErrorCode(error.error),
    offset,
    length,
    text,
    before: text.slice(0, offset).trimEnd(),
    character: text[offset] ?? '',
    token: text.slice(offset, offset + length),
  };
  for (const heuristic of heuristics) {
    const explanation = heuristic(issue);
    if (explanation) return explanation;
  }
  return [offset, length, ...(defaultExplanations[issue.name] ?? notJson)];
}

/** A superfluous comma, or a semicolon in place of one. */
const explainComma: Heuristic = ({ before, character, offset, name }) => {
  const last = before.at(-1) ?? '';
  if (last === ',' && (character === '}' || character === ']')) {
    const message = `There is a comma before the closing “${character}”.`;
    return [before.length - 1, 1, message, 'Delete it: there is no comma after the last entry.'];
  }
  if (character === ',' && [',', '{', '['].includes(last)) {
    return [offset, 1, 'There is one comma too many.', 'Delete it: one comma is enough between two entries.'];
  }
  if (character === ';' && name !== 'ColonExpected') {
    return [offset, 1, 'JSON has no semicolons.', 'Write a comma instead.'];
  }
  return undefined;
};

const explainComment: Heuristic = ({ name, text, character, offset, length }) =>
  name === 'InvalidCommentToken' || name === 'UnexpectedEndOfComment' || character === '#'
    ? [offset, length, 'Comments are not possible in this file.', commentAdvice(text.slice(offset))]
    : undefined;

function commentAdvice(comment: string): string {
  if (comment.startsWith('/*')) return 'Delete everything from /* to */.';
  return `Delete from ${comment.startsWith('#') ? '#' : '//'} to the end of the line.`;
}

/** Invisible characters, conflict markers of Git, words in capitals, “=” in place of a colon, and a missing value. */
const explainToken: Heuristic = ({ name, before, character, offset, length, token }) => {
  if (invisibleCharacter.test(character)) {
    const advice = 'Delete it, and type a normal space if one is needed.';
    return [offset, 1, 'There is an invisible character here.', advice];
  }
  if (/^(<{7}|={7}|>{7})/.test(token)) {
    const advice = 'Keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
    return [offset, length, 'Git could not combine two versions of this file here.', advice];
  }
  if (/^(true|false|null)$/i.test(token)) {
    return [offset, length, 'This word must be in small letters.', `Write ${token.toLowerCase()}.`];
  }
  if (token.startsWith('=') && before.endsWith('"')) {
    return [offset, length, 'A colon is missing here.', 'Write a colon between a name and its value.'];
  }
  return name === 'ValueExpected' && before.endsWith(':') ? missingValue(before.length - 1) : undefined;
};

const explainMissingComma: Heuristic = ({ name, before }) =>
  name === 'CommaExpected'
    ? [before.length - 1, 1, 'A comma is missing after this.', 'Add a comma between the two entries.']
    : undefined;

/** Spaces that are not whitespace in JSON, and invisible characters from pasted text. */
const invisibleCharacter =
  /[\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]|(?![\t\n\r])\p{Cc}/u;

type MessageAndAdvice = [message: string, advice: string];

const moreText: MessageAndAdvice = [
  'There is more text after the end of the document.',
  'Delete what follows the last “}”, or the “}” that ends the document too early.',
];

/** A complete JSON document followed by something else. */
const explainTextAfterEnd: Heuristic = ({ before, offset, length }) =>
  isJson(before) ? [offset, length, ...moreText] : undefined;

/** Tried in order; the first explanation wins. */
const heuristics: readonly Heuristic[] = [
  explainBracket,
  explainOutsideList,
  explainComma,
  explainLineBreak,
  explainCurlyQuote,
  explainQuotationMark,
  explainRoundBracket,
  explainComment,
  explainNumber,
  explainString,
  explainUnclosed,
  explainToken,
  explainMissingComma,
  explainTextAfterEnd,
];

const notJson: MessageAndAdvice = [
  'This is not valid JSON.',
  'Put text in double quotation marks. Other values are numbers, true, false, lists and objects.',
];

/** By jsonc-parser's error names, where no heuristic has an explanation. */
const defaultExplanations: Readonly<Record<string, MessageAndAdvice>> = {
  PropertyNameExpected: [
    'A property name is expected here.',
    'Write it in double quotation marks: "heading".',
  ],
  ColonExpected: ['A colon is missing before this.', 'Write a colon between a name and its value.'],
  EndOfFileExpected: moreText,
};
