import type { FieldRules } from './field-rules';

/**
 * The ASCII digit for one of another script. Each script has its ten digits in sequence; several such sequences may
 * follow one another, hence the modulo.
 */
function asciiDigit(digit: string): string {
  let value = 0;
  for (let code = digit.codePointAt(0) as number; /\p{Nd}/u.test(String.fromCodePoint(--code)); ) value++;
  return `${value % 10}`;
}

/**
 * Normalizes text for validation, comparison and storage: Unicode NFC, a single line unless the field has several,
 * without invisible characters (control characters, lone surrogates, zero-width spaces). Empty if nothing visible is
 * left. Email addresses, phone numbers, numbers and dates also get NFKC, without joiners and marks of direction; the
 * last three also ASCII digits, hyphens and decimal points.
 */
export function normalizeAnswer({ type }: FieldRules, text: string): string {
  const hasFormat = /^(email|tel|number|date)$/.test(type);
  const normalized = text
    .normalize(hasFormat ? 'NFKC' : 'NFC')
    // Joiners and marks of direction belong to a text; of its invisible characters only those without effect go.
    .replace(hasFormat ? /[\p{Cf}\p{DI}]/gu : /[\xad\u200b\u2060\ufeff]/g, '')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n') // every kind of line break
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '') // control characters and lone surrogates
    .replace(/^[\s\p{Cf}\p{DI}\u2800]+$/u, ''); // a text of nothing but spaces and invisible characters
  if (type === 'textarea') return normalized.trim();
  const line = normalized.replace(/[^\S ]/g, ' ').trim();
  return !hasFormat || type === 'email'
    ? line
    : line
        .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
        .replace(/[\p{Pd}−]/gu, '-')
        .replace(/٫/g, '.'); // the Arabic decimal separator
}

/** The option that a text matches, ignoring differences in spaces; undefined if there is none. */
export function optionIn(options: readonly string[], text: string): string | undefined {
  const key = choiceKey(text);
  return options.find((option) => choiceKey(option) === key);
}

/** A key that is equal for options that look the same: they may differ in spaces and invisible characters. */
export const choiceKey = (text: string): string =>
  normalizeAnswer({ type: 'text' }, text).replace(/ +/g, ' ');

/** Only the digits of a text. */
export const digitsIn = (text: string): string => text.replace(/\D/g, '');
