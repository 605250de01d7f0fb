import { digitsIn } from './digits-in';
import type { FieldRules, FieldValue } from './field-rules';
import { internationalNumber } from './international-number';

/**
 * What a visitor has written as it is sent and kept: without space around it, and a telephone number of so many digits as
 * these digits alone, without the country's code or the zero in front of it. A number that is not valid stays as it was
 * written. The page shows the result as soon as the field is left; the receiver does the same to what comes without
 * script.
 */
export function cleanText({ digits, prefixes = [] }: FieldRules, text: string): string {
  const value = text.trim();
  if (!digits) return value;
  const inFront = prefixes.map((prefix) => `(?:${digitsIn(prefix)})?`).join('');
  return new RegExp(`^${inFront}(\\d{${digits}})$`).exec(digitsIn(value))?.[1] ?? value;
}

/** A valid answer as the receiver keeps it: what was chosen in the order of the options, a number with its country's code. */
export function cleanValue(field: FieldRules, answer: FieldValue): FieldValue {
  const { type, options = [], countries } = field;
  if (type === 'checkbox') return options.filter((option) => [answer].flat().includes(option));
  const text = [answer].flat().join(' ');
  return countries ? (internationalNumber(field, text.trim()) ?? '') : cleanText(field, text);
}
