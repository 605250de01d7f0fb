import type { FormFieldMessages } from '../generated/compiled';
import { digitsIn } from './digits-in';
import type { FieldRules, FieldValue } from './field-rules';
import { internationalNumber, isCodeAlone } from './international-number';

/**
 * Why a field does not take an answer, by the name of the message that says so. `missing`: a required field is empty.
 * `invalid`: it is none of what is asked for.
 */
export type FieldIssue = Exclude<keyof FormFieldMessages, 'count'>;

/** The longest text that a field takes, in characters. An input counts those beyond U+FFFF twice, so it takes no more. */
export const maxLengthOf = ({ type, maxLength = type === 'textarea' ? 4000 : 200 }: FieldRules): number =>
  maxLength;

/** A field with a message for a missing answer has to be filled in; any other may stay empty. */
export const isRequired = ({ messages }: Pick<FieldRules, 'messages'>): boolean =>
  messages?.missing !== undefined;

/** What can be chosen; nothing if the field is written. A consent has its version. */
export const choicesOf = ({ options, version }: FieldRules): readonly string[] | undefined =>
  version === undefined ? options : [version];

/**
 * The shape of what a field takes, as the `pattern` of an input has it (spec 000, section 5): an email address with one
 * character before the @ and a dot inside the domain, or so many digits with anything between them, behind what people
 * write in front of them. Every pattern is linear: no two parts next to each other match the same character, so there is
 * nothing to backtrack over, except from one prefix to the next.
 */
export function patternOf({ type, digits, prefixes = [] }: FieldRules): string | undefined {
  if (type === 'email') return '[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+';
  if (digits) return `${prefixes.map(optional).join('')}(\\D*\\d){${digits}}\\D*`;
  return undefined;
}

/** `+91` as `(\D*9\D*1)?`. */
const optional = (prefix: string) => `(${digitsIn(prefix).replace(/./g, '\\D*$&')})?`;

/** No keyboard writes control characters, and PostgreSQL does not store NUL. A text area has tabs and line breaks. */
const controls = /\p{Cc}/u;
const controlsInLines = /[^\P{Cc}\t\n\r]/u;

/**
 * The one judge of what was written or chosen in a field: the page asks it before it sends, and the receiver before it
 * stores. Length comes first, so that no pattern ever reads a text of unlimited length.
 */
export function fieldIssue(field: FieldRules, answer: FieldValue): FieldIssue | undefined {
  const { type, countries, pattern } = field;
  const choices = choicesOf(field);
  if (type === 'checkbox') return choiceIssue(field, choices, [answer].flat().filter(Boolean));
  // A number with its country comes in two parts, unless the page's script has joined them.
  if (typeof answer !== 'string' && !countries) return 'invalid';
  const text = [answer].flat().join(' ');
  if (isLongerThan(maxLengthOf(field), text)) return 'tooLong';
  if ((type === 'textarea' ? controlsInLines : controls).test(text)) return 'invalid';
  const value = text.trim();
  if (value === '' || isCodeAlone(field, value)) return isRequired(field) ? 'missing' : undefined;
  if (choices) return choices.includes(text) ? undefined : 'invalid';
  if (countries) return internationalNumber(field, value) ? undefined : 'invalid';
  if (type === 'date') return dateIssue(field, value);
  if (type === 'number') return numberIssue(field, value);
  const shape = patternOf(field);
  if (shape && !new RegExp(`^(?:${shape})$`, 'u').test(value)) return 'invalid';
  if ([...value].length < (field.minLength ?? 0)) return 'tooShort';
  return !pattern || new RegExp(`^(?:${pattern})$`, 'v').test(value) ? undefined : 'pattern';
}

/** Any number of the boxes, each once. */
function choiceIssue(
  field: FieldRules,
  choices: readonly string[] = [],
  chosen: readonly string[],
): FieldIssue | undefined {
  if (chosen.length === 0) return isRequired(field) ? 'missing' : undefined;
  const isValid = chosen.every((each, index) => choices.includes(each) && chosen.indexOf(each) === index);
  return isValid ? undefined : 'invalid';
}

/** A day of the calendar, as an input for dates has it. */
function dateIssue({ earliest = '', latest }: FieldRules, value: string): FieldIssue | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || new Date(value).toJSON()?.slice(0, 10) !== value) return 'invalid';
  if (value < earliest) return 'tooLow';
  return latest && value > latest ? 'tooHigh' : undefined;
}

/** A decimal number, as an input for numbers has it; the steps begin at the smallest. */
function numberIssue({ min, max, step = 1 }: FieldRules, value: string): FieldIssue | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return 'invalid';
  const number = Number(value);
  if (min !== undefined && number < min) return 'tooLow';
  if (max !== undefined && number > max) return 'tooHigh';
  const steps = (number - (min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : 'step'; // 0.3 is not three times 0.1 to a computer
}

/** Counts characters only if necessary: a character has one or two code units. */
const isLongerThan = (maxLength: number, text: string) =>
  text.length > maxLength && (text.length > 2 * maxLength || [...text].length > maxLength);

/**
 * The form's own message for an issue; `otherwise` if its document has none for this field. Of a number that has too few
 * or too many digits it says how many it has.
 */
export function issueMessage(
  { messages, digits }: FieldRules,
  issue: FieldIssue,
  otherwise: string,
  answer: FieldValue = '',
): string {
  const message = messages?.[issue] ?? messages?.invalid ?? messages?.missing ?? otherwise;
  const count = issue === 'invalid' && digits && messages?.count;
  return count ? `${message} ${count.replace('{count}', `${digitsIn(`${answer}`).length}`)}` : message;
}
