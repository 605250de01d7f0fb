import type { FormField } from '../generated/compiled';
import type { FieldRules, FieldValue } from './field-rules';
import { internationalNumber, isCodeAlone } from './international-number';
import { inOneForm, optionIn } from './one-form';
import { type FieldIssue, isRequired, textIssue } from './text-issue';

/** What can be chosen; nothing if the field is written. A consent has its version. */
export const choicesOf = ({ options, version }: FieldRules): readonly string[] | undefined =>
  version === undefined ? options : [version];

/** Whether a field takes more than `textIssue` and one control: a page then needs more script, and more styles. */
export const needsFurtherRules = ({
  type,
  minLength,
  pattern,
  countries,
  counter,
}: FieldRules & Pick<FormField, 'counter'>): boolean =>
  !['text', 'email', 'tel', 'select', 'textarea'].includes(type) ||
  (minLength ?? pattern ?? countries ?? counter) !== undefined;

/** Whether a whole text matches the pattern of a field. */
export type MatchPattern = (pattern: string, text: string) => boolean;

const matchPattern: MatchPattern = (pattern, text) => new RegExp(`^(?:${pattern})$`, 'v').test(text);

/**
 * The one judge of what was written or chosen in a field: the page asks it before it sends, and the receiver before it
 * stores, with a `matches` that ends in time.
 */
export function fieldIssue(
  field: FieldRules,
  answer: FieldValue,
  matches: MatchPattern = matchPattern,
): FieldIssue | undefined {
  const { type, countries, minLength = 0, pattern } = field;
  const options = choicesOf(field) as string[] | undefined;
  if (type === 'checkbox') return choiceIssue(field, options, [answer].flat().filter(Boolean));
  // A number with its country comes in two parts, unless the page's script has joined them.
  if (typeof answer !== 'string' && !countries) return 'invalid';
  const written = [answer].flat().join(' ');
  const value = inOneForm(field, written);
  const issue = textIssue({ ...field, options }, isCodeAlone(field, value) ? '' : written);
  if (issue || value === '' || isCodeAlone(field, value)) return issue;
  if (countries) return internationalNumber(field, value) ? undefined : 'invalid';
  if (type === 'date') return dateIssue(field, value);
  if (type === 'number') return numberIssue(field, value);
  if ([...value].length < minLength) return 'tooShort';
  return !pattern || matches(pattern, value) ? undefined : 'pattern';
}

/** Any number of the boxes, each once. */
function choiceIssue(
  field: FieldRules,
  choices: readonly string[] = [],
  chosen: readonly string[],
): FieldIssue | undefined {
  if (chosen.length === 0) return isRequired(field) ? 'missing' : undefined;
  const found = chosen.map((each) => optionIn(choices, each));
  const isValid = found.every((each, index) => each !== undefined && found.indexOf(each) === index);
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
