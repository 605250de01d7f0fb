import type { ReceivedForm, ServerWords } from '../../src/compiled';
import { cleanValue } from '../../src/form/clean-value';
import { fieldIssue } from '../../src/form/field-issue';
import type { FieldValue } from '../../src/form/field-rules';
import { issueMessage } from '../../src/form/text-issue';
import { matchInTime } from './match-in-time';

/** Answers by the names of their fields: texts, and lists of what was chosen from boxes to tick. */
export type Payload = Readonly<Record<string, FieldValue>>;

/** What is wrong, by the name of the field or the unknown name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The most unknown names that are reported, and the longest. */
const maxNames = 10;
const maxNameLength = 40;

/**
 * Validates a post by the same rules as the page. Returns it cleaned as the page does it, with line breaks as LF (a
 * browser's own post has CRLF), or every error as the form's own message; `words` say of a text that it is too long, and of
 * a field that the form does not have it.
 */
export function checkPayload(
  { fields, failure }: Pick<ReceivedForm, 'fields' | 'failure'>,
  body: Readonly<Record<string, unknown>>,
  words?: Pick<ServerWords, 'tooLarge' | 'unknownField'>,
): { payload: Payload; errors?: undefined } | { payload?: undefined; errors: FieldErrors } {
  const errors: [string, string][] = [];
  const payload: [string, FieldValue][] = [];
  for (const field of fields) {
    const { name } = field;
    const written = Object.hasOwn(body, name) ? body[name] : undefined;
    const answer = answerIn(written);
    const issue = answer === undefined ? 'invalid' : fieldIssue(field, answer, matchInTime);
    const otherwise = (issue === 'tooLong' ? words?.tooLarge : undefined) ?? failure.rejected;
    if (issue) errors.push([name, issueMessage(field, issue, otherwise, answer)]);
    else if (answer !== undefined && written !== undefined) payload.push([name, cleanValue(field, answer)]);
  }
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(body)
    .filter((name) => !known.has(name))
    .slice(0, maxNames)
    .map((name): [string, string] => [name.slice(0, maxNameLength), words?.unknownField ?? failure.rejected]);
  errors.push(...unknown);
  // Not an object literal: a name may be “__proto__”.
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) }
    : { payload: Object.fromEntries(payload) };
}

/** Undefined if it is none. What was not sent is empty: a browser leaves out a field in which nothing is chosen. */
function answerIn(written: unknown): FieldValue | undefined {
  if (written === undefined) return '';
  if (typeof written === 'string') return asAnswer(written);
  const isList = Array.isArray(written) && written.every((each) => typeof each === 'string');
  return isList ? written.map(asAnswer) : undefined;
}

const asAnswer = (text: string) => streamSafe(text).replaceAll('\r\n', '\n');

/**
 * To compose a letter with its accents takes time that grows with the square of their number. After every thirty of them,
 * more than any language has, Unicode puts a joiner that nobody sees (UAX #15, Stream-Safe Text Format).
 */
const streamSafe = (text: string) => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');
