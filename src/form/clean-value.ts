import type { FieldRules, FieldValue } from './field-rules';
import { internationalNumber } from './international-number';
import { choiceKey, digitsIn, normalizeAnswer, optionIn } from './normalize-answer';
import { choicesOf } from './validate-field';

/**
 * Normalizes text for sending and storage. Phone numbers with a fixed number of digits are reduced to these digits,
 * without the prefixes of the field; invalid ones keep their other characters. The page does this when a field is
 * left; the receiver does the same for forms sent without JavaScript.
 */
export function cleanText(field: FieldRules, text: string): string {
  const { digits, prefixes = [] } = field;
  const value = normalizeAnswer(field, text);
  if (!digits) return value;
  const optionalPrefixes = prefixes.map((prefix) => `(?:${digitsIn(prefix)})?`).join('');
  return new RegExp(`^${optionalPrefixes}(\\d{${digits}})$`).exec(digitsIn(value))?.[1] ?? value;
}

/**
 * Normalizes a valid answer for storage: choices get the spelling and order of the options, phone numbers of a field
 * with `countries` their country code.
 */
export function cleanValue(field: FieldRules, answer: FieldValue): FieldValue {
  const { type, options = [], countries } = field;
  if (type === 'checkbox') {
    const chosenKeys = [answer].flat().map(choiceKey);
    return options.filter((option) => chosenKeys.includes(choiceKey(option)));
  }
  // Without the page's script, a phone number has two parts: the selected country code and the number.
  const text = [answer].flat().join(' ');
  const choices = choicesOf(field); // of a list, or the version of a consent
  if (choices) return optionIn(choices, text) ?? '';
  return countries
    ? (internationalNumber(field, normalizeAnswer(field, text)) ?? '')
    : cleanText(field, text);
}
