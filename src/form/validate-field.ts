import type { FieldRules, FieldValue } from './field-rules';
import { internationalNumber, isOnlyCountryCode } from './international-number';
import { normalizeAnswer, optionIn } from './normalize-answer';
import { type FieldIssue, isRequired, validateText } from './validate-text';

/** The options of a field; undefined for free text. The only option of a consent is its version. */
export const choicesOf = ({ options, version }: FieldRules): readonly string[] | undefined =>
  version === undefined ? options : [version];

/**
 * Whether a field needs other rules than `validateText`, several controls or a counter of the characters left. Then its
 * page needs more script and styles.
 */
export const needsFurtherRules = ({ type, minLength, pattern, countries, counter }: FieldRules): boolean =>
  !['text', 'email', 'tel', 'select', 'textarea'].includes(type) ||
  (minLength ?? pattern ?? countries ?? counter) !== undefined;

/** Whether the whole text matches a field's pattern. */
export type MatchPattern = (pattern: string, text: string) => boolean;

/** The same in browsers, of which those before Chrome 112, Firefox 116 and Safari 17 leave it to the receiver. */
const matchPattern: MatchPattern = (pattern, text) => {
  let wholeText: RegExp;
  try {
    wholeText = new RegExp(`^(?:${pattern})$`, 'v');
  } catch {
    return true; // they do not know this flag
  }
  return wholeText.test(text);
};

/**
 * Validates an answer. The page uses it before sending, and the receiver before storing, there with a `matches` that
 * has a time limit.
 */
export function validateField(
  field: FieldRules,
  answer: FieldValue,
  matches: MatchPattern = matchPattern,
): FieldIssue | undefined {
  const { type, countries, minLength = 0, pattern } = field;
  const options = choicesOf(field) as string[] | undefined;
  if (type === 'checkbox') return choiceIssue(field, options, [answer].flat().filter(Boolean));
  // Phone numbers with a country select have two parts, until the page's script joins them.
  if (typeof answer !== 'string' && !countries) return 'invalid';
  const answerText = [answer].flat().join(' ');
  const value = normalizeAnswer(field, answerText);
  const issue = validateText({ ...field, options }, isOnlyCountryCode(field, value) ? '' : answerText);
  if (issue || value === '' || isOnlyCountryCode(field, value)) return issue;
  if (countries) return internationalNumber(field, value) ? undefined : 'invalid';
  if (type === 'date') return dateIssue(field, value);
  if (type === 'number') return numberIssue(field, value);
  if ([...value].length < minLength) return 'tooShort';
  return !pattern || matches(pattern, value) ? undefined : 'pattern';
}

/** Validates checkboxes: any of the options, without duplicates. */
function choiceIssue(
  field: FieldRules,
  choices: readonly string[] = [],
  chosen: readonly string[],
): FieldIssue | undefined {
  if (chosen.length === 0) return isRequired(field) ? 'missing' : undefined;
  const matched = chosen.map((text) => optionIn(choices, text));
  const isValid = matched.every((option, index) => option !== undefined && matched.indexOf(option) === index);
  return isValid ? undefined : 'invalid';
}

/** Validates a date in the format of `<input type="date">`. */
function dateIssue({ earliest = '', latest }: FieldRules, value: string): FieldIssue | undefined {
  // `Date` reads 31 February as 3 March, and 31 April as 1 May; with month 13 it is invalid, and its `toJSON` is null.
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || new Date(value).toJSON()?.slice(0, 10) !== value) return 'invalid';
  if (value < earliest) return 'tooLow';
  return latest && value > latest ? 'tooHigh' : undefined;
}

/** Validates a decimal number in the format of `<input type="number">`. Steps are counted from the minimum. */
function numberIssue({ min, max, step = 1 }: FieldRules, value: string): FieldIssue | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return 'invalid';
  const number = Number(value);
  if (min !== undefined && number < min) return 'tooLow';
  if (max !== undefined && number > max) return 'tooHigh';
  const stepCount = (number - (min ?? 0)) / step;
  // Tolerates floating-point errors: 0.3 / 0.1 is not exactly 3.
  return Math.abs(stepCount - Math.round(stepCount)) < 1e-6 ? undefined : 'step';
}
