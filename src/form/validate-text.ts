import type { FormFieldMessages } from '../generated/compiled';
import type { FieldRules, FieldValue } from './field-rules';
import { digitsIn, normalizeAnswer, optionIn } from './normalize-answer';

/**
 * Why an answer is invalid; also the name of its message. `missing`: a required field is empty. `invalid`: it has the
 * wrong format. The message `count` is not one of these: it is added to another one (`issueMessage`).
 */
export type FieldIssue = Exclude<keyof FormFieldMessages, 'count'>;

/** Maximum length in characters. Inputs count characters beyond U+FFFF twice, so `maxlength` is stricter. */
export const maxLengthOf = ({ type, maxLength = type === 'textarea' ? 4000 : 200 }: FieldRules): number =>
  maxLength;

/** A field is required if it has a message for a missing answer. */
export const isRequired = ({ messages }: FieldRules): boolean => messages?.missing !== undefined;

/**
 * The pattern of valid answers (spec 000, section 5): for an email address, a character before the @ and a dot in the
 * domain; for a phone number, a fixed number of digits with anything between them, after optional prefixes. To avoid
 * backtracking, no two adjacent repetitions match the same character, except around the prefixes.
 */
export function patternOf({ type, digits, prefixes = [] }: FieldRules): string | undefined {
  if (type === 'email') return '[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+';
  if (digits) return `${prefixes.map(optionalPattern).join('')}(\\D*\\d){${digits}}\\D*`;
  return undefined;
}

/** `(\D*9\D*1)?` for `+91`. */
const optionalPattern = (prefix: string) => `(${digitsIn(prefix).replace(/./g, '\\D*$&')})?`;

/**
 * The `pattern` attribute of a control: that of `patternOf`; for a phone number also anything with a non-ASCII digit.
 * Browsers only know ASCII digits in patterns, so such input is left to the script and the receiver.
 */
export function controlPatternOf(field: FieldRules): string | undefined {
  const pattern = patternOf(field);
  return field.digits ? `${pattern}|.*(?!\\d)\\p{Nd}.*` : pattern;
}

/**
 * Validates a text by length, options and format, which is all that most forms need; `validateField` adds further rules
 * (validate-field.ts). Length is checked before the pattern, which must not run on a text of unlimited length. A text
 * is too long only if it exceeds the limit both as it was typed, which browsers limit, and normalized, as it is stored.
 */
export function validateText(field: FieldRules, text: string): FieldIssue | undefined {
  const max = maxLengthOf(field);
  const value = normalizeAnswer(field, text);
  if (value === '') return isRequired(field) ? 'missing' : undefined;
  if (field.options) return optionIn(field.options, text) ? undefined : 'invalid';
  if ([...text].length > max && [...value].length > max) return 'tooLong';
  const pattern = patternOf(field);
  return !pattern || new RegExp(`^(?:${pattern})$`, 'u').test(value) ? undefined : 'invalid';
}

/**
 * The field's message for an issue, or else for a wrong format, or else for a missing answer (not if the answer is too
 * short, long, low or high); `fallback` if it has none of these. If the number of digits is fixed and the format wrong,
 * the message `count` is added, with the actual number.
 */
export function issueMessage(
  field: FieldRules,
  issue: FieldIssue,
  fallback: string,
  answer: FieldValue = '',
): string {
  const { messages, digits } = field;
  const missingMessage = /^too/.test(issue) ? undefined : messages?.missing;
  const message = messages?.[issue] ?? messages?.invalid ?? missingMessage ?? fallback;
  const count = issue === 'invalid' && digits && messages?.count;
  return count
    ? `${message} ${count.replace('{count}', `${digitsIn(normalizeAnswer(field, `${answer}`)).length}`)}`
    : message;
}
