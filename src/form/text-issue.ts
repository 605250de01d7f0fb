import type { FormFieldMessages } from '../generated/compiled';
import { digitsIn } from './digits-in';
import type { FieldRules, FieldValue } from './field-rules';
import { inOneForm, optionIn } from './one-form';

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

/**
 * The `pattern` of a control: that shape, or anything with a digit of another script. The browser knows the digits 0 to 9
 * only, and is to leave the others to those who do.
 */
export function controlPatternOf(field: FieldRules): string | undefined {
  const pattern = patternOf(field);
  return field.digits ? `${pattern}|.*(?!\\d)\\p{Nd}.*` : pattern;
}

/**
 * What is wrong with a text by the rules that most forms do with: length, options and shape. `fieldIssue` asks it first,
 * and a page whose form has no other rules asks nothing else. Length comes before shape, so that no pattern ever reads a
 * text of unlimited length; as it is written or in one form, because neither may be longer than what a counter allowed.
 */
export function textIssue(field: FieldRules, text: string): FieldIssue | undefined {
  const max = maxLengthOf(field);
  const value = inOneForm(field, text);
  if (value === '') return isRequired(field) ? 'missing' : undefined;
  if (field.options) return optionIn(field.options, text) ? undefined : 'invalid';
  if (isLongerThan(max, text) && isLongerThan(max, value)) return 'tooLong';
  const pattern = patternOf(field);
  return !pattern || new RegExp(`^(?:${pattern})$`, 'u').test(value) ? undefined : 'invalid';
}

/** Counts characters only if necessary: a character has one or two code units. */
const isLongerThan = (maxLength: number, text: string) =>
  text.length > maxLength && (text.length > 2 * maxLength || [...text].length > maxLength);

/**
 * The form's own message for an issue; `otherwise` if its document has none for this field. What asks for an answer is
 * said of one that has another shape, but not of one that is too long or too short. Of a number that has too few or too
 * many digits it says how many it has.
 */
export function issueMessage(
  field: FieldRules,
  issue: FieldIssue,
  otherwise: string,
  answer: FieldValue = '',
): string {
  const { messages, digits } = field;
  const asks = /^too/.test(issue) ? undefined : messages?.missing;
  const message = messages?.[issue] ?? messages?.invalid ?? asks ?? otherwise;
  const count = issue === 'invalid' && digits && messages?.count;
  return count
    ? `${message} ${count.replace('{count}', `${digitsIn(inOneForm(field, `${answer}`)).length}`)}`
    : message;
}
