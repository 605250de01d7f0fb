import type { FieldRules } from './field-rules';

/** A digit of any script has the same value as one between 0 and 9; each script has its ten in a row. */
function asciiDigit(digit: string): string {
  let value = 0;
  for (let code = digit.codePointAt(0) as number; /\p{Nd}/u.test(String.fromCodePoint(--code)); ) value++;
  return `${value % 10}`;
}

/**
 * What was written, in the one form in which it is judged, compared and kept: composed (NFC), on one line unless the field
 * has several, without what nobody sees (control characters, halves of characters, spaces without width); empty if nothing
 * of it is seen, such as a Hangul filler or a Braille cell without dots. Numbers, dates and addresses are also without
 * typographic variants (NFKC) and invisible marks, numbers and dates in the digits 0 to 9.
 */
export function inOneForm({ type }: Pick<FieldRules, 'type'>, written: string): string {
  const isFormal = /^(email|tel|number|date)$/.test(type);
  const seen = written
    .normalize(isFormal ? 'NFKC' : 'NFC')
    .replace(isFormal ? /[\p{Cf}\p{DI}]/gu : /[\xad\u200b\u2060\ufeff]/g, '')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '')
    .replace(/^[\s\p{Cf}\p{DI}\u2800]+$/u, '');
  if (type === 'textarea') return seen.trim();
  const line = seen.replace(/\s/g, ' ').trim();
  return !isFormal || type === 'email'
    ? line
    : line
        .replace(/\p{Nd}/gu, asciiDigit)
        .replace(/[\p{Pd}−]/gu, '-')
        .replace(/٫/g, '.');
}

/** The option that a text means, be it with other spaces; undefined if it means none. */
export function optionIn(options: readonly string[], text: string): string | undefined {
  const meant = asChoice(text);
  return options.find((option) => asChoice(option) === meant);
}

/** What two choices have in common that are one to whoever reads them. */
export const asChoice = (text: string): string => inOneForm({ type: 'text' }, text).replace(/ +/g, ' ');
