import { digitsIn } from './digits-in';
import { choicesOf } from './field-issue';
import type { FieldRules, FieldValue } from './field-rules';
import { internationalNumber } from './international-number';
import { asChoice, inOneForm, optionIn } from './one-form';

/**
 * What a visitor has written as it is sent and kept: in one form, and a telephone number of so many digits as these digits
 * alone, without the country's code or the zero in front of it. A number that is not valid keeps its other characters. The
 * page shows the result as soon as the field is left; the receiver does the same to what comes without script.
 */
export function cleanText(field: FieldRules, text: string): string {
  const { digits, prefixes = [] } = field;
  const value = inOneForm(field, text);
  if (!digits) return value;
  const inFront = prefixes.map((prefix) => `(?:${digitsIn(prefix)})?`).join('');
  return new RegExp(`^${inFront}(\\d{${digits}})$`).exec(digitsIn(value))?.[1] ?? value;
}

/**
 * A valid answer as the receiver keeps it: what was chosen in the words of the options and in their order, a number with
 * its country's code.
 */
export function cleanValue(field: FieldRules, answer: FieldValue): FieldValue {
  const { type, options = [], countries } = field;
  if (type === 'checkbox') {
    const chosen = [answer].flat().map(asChoice);
    return options.filter((option) => chosen.includes(asChoice(option)));
  }
  const text = [answer].flat().join(' ');
  const choices = choicesOf(field);
  if (choices) return optionIn(choices, text) ?? '';
  return countries ? (internationalNumber(field, inOneForm(field, text)) ?? '') : cleanText(field, text);
}
