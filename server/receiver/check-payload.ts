import type { ReceivedForm, ServerWords } from '../../src/compiled';
import { cleanValue } from '../../src/form/clean-value';
import type { FieldValue } from '../../src/form/field-rules';
import { validateField } from '../../src/form/validate-field';
import { issueMessage } from '../../src/form/validate-text';
import { matchInTime } from './match-in-time';

/** Answers by field name: texts, or lists of checked options. */
export type Payload = Readonly<Record<string, FieldValue>>;

/** Error messages by field name, also for fields that the form does not have. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Maximum number and length in characters of unknown field names in errors. */
const maxNames = 10;
const maxNameLength = 40;

/**
 * Validates a post by the same rules as the page. Returns it normalized, with LF line breaks (native form posts have
 * CRLF), or all errors with the form's messages. `words` has messages for texts that are too long and for unknown
 * fields.
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
    const sentValue = Object.hasOwn(body, name) ? body[name] : undefined;
    const answer = parseAnswer(sentValue);
    const issue = answer === undefined ? 'invalid' : validateField(field, answer, matchInTime);
    const fallbackMessage = (issue === 'tooLong' ? words?.tooLarge : undefined) ?? failure.rejected;
    if (issue) errors.push([name, issueMessage(field, issue, fallbackMessage, answer)]);
    else if (answer !== undefined && sentValue !== undefined) payload.push([name, cleanValue(field, answer)]);
  }
  const fieldNames = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(body)
    .filter((name) => !fieldNames.has(name))
    .slice(0, maxNames)
    .map((name): [string, string] => [name.slice(0, maxNameLength), words?.unknownField ?? failure.rejected]);
  errors.push(...unknown);
  // Not an object literal, because a name may be “__proto__”.
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) }
    : { payload: Object.fromEntries(payload) };
}

/**
 * The value of a field; undefined if its type is wrong. Missing ones are empty, because browsers omit fields in which
 * nothing is chosen.
 */
function parseAnswer(value: unknown): FieldValue | undefined {
  if (value === undefined) return '';
  if (typeof value === 'string') return normalizeText(value);
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList ? value.map(normalizeText) : undefined;
}

const normalizeText = (text: string) => streamSafe(text).replaceAll('\r\n', '\n');

/**
 * Limits combining characters, because normalization takes quadratic time. After thirty of them, more than any language
 * needs, an invisible joiner is inserted (UAX #15, Stream-Safe Text Format).
 */
const streamSafe = (text: string) => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');
