import { excerpt } from '../../message-values';
import type { Heuristic } from './heuristic';

/** Numbers with separators, spaces, units or leading zeros, and ranges such as 3–4. */
export const explainNumber: Heuristic = ({ name, text, before, offset, length, token }) => {
  const digitsOnly = 'Write digits only, with a point for decimals: 1032 or 12.5.';
  // After the comma of “1,032”, the parser expects the next property.
  if (name === 'PropertyNameExpected' && /\d,\d$/.test(text.slice(Math.max(0, offset - 2), offset + 1))) {
    const start = startOfRun(before, /[\d,]/);
    const numberText = /^[\d,]*\d/.exec(text.slice(start))?.[0] ?? '';
    const message = 'Numbers have no thousands separators.';
    // “12,50” may mean 12.5, so commas count as separators only if the last is before three digits; between others may
    // be two, as in India (1,22,000). A number of 30 characters or more is hardly one, and would fill the hint.
    const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(numberText);
    return [
      start,
      numberText.length,
      message,
      isGrouped && numberText.length < 30 ? `Write ${numberText.replaceAll(',', '')}.` : digitsOnly,
    ];
  }
  // “3–4”, “3 - 4”
  const range = /^(\d+(?:\.\d+)?)\s*[–—-]\s*(\d+(?:\.\d+)?)/.exec(text.slice(startOfRun(before, /[\d.]/)));
  if (range && (name === 'CommaExpected' || name === 'InvalidSymbol')) {
    const [rangeText, from, to] = range;
    const start = startOfRun(before, /[\d.]/);
    return [
      start,
      rangeText.length,
      'A number cannot be a range.',
      `Write { "from": ${from}, "to": ${to} }.`,
    ];
  }
  const start = startOfRun(before, /\d/);
  // “1 032 000”
  const [spaced] = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/.exec(text.slice(start)) ?? [];
  if (spaced && before.length < offset && /:\s*$/.test(before.slice(0, start))) {
    const advice = `Write ${spaced.replace(/\D/g, '')}, without spaces.`;
    return [start, spaced.length, 'A number cannot contain spaces.', advice];
  }
  // The parser reads “032” as 0, followed by 32.
  if (name === 'CommaExpected' && /(^|[^\d.])0$/.test(before.slice(-2)) && /^\d/.test(token)) {
    return [before.length - 1, 1 + length, 'A number cannot start with 0.', digitsOnly];
  }
  if (name === 'UnexpectedEndOfNumber') return [offset, length, 'This is not a valid number.', digitsOnly];
  if (name !== 'InvalidSymbol') return undefined;
  const [withCurrency, sum] = amountWithCurrency.exec(text.slice(offset)) ?? [];
  if (withCurrency && sum) {
    const advice = `Write the number alone: ${sum.replaceAll(',', '')}.`;
    return [offset, withCurrency.length, 'A number cannot have a currency.', advice];
  }
  if (/^[-+.]?\d/.test(token)) return [offset, length, 'This is not a valid number.', digitsOnly];
  if (/\d/.test(before.at(-1) ?? '')) {
    const numberText = before.slice(startOfRun(before, /[\d.]/));
    return [
      offset,
      length,
      `“${excerpt(token)}” is not allowed after a number.`,
      `Write the number alone: ${numberText}.`,
    ];
  }
  return undefined;
};

/** Unquoted amounts: “S$90”, “€ 1,200” or “SGD 90”. */
const amountWithCurrency = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|Rs\.?)\s?(\d+(?:,\d{2,3})*(?:\.\d+)?)/u;

/** Offset at which the last characters of a text begin that all match; its length if the last one does not match. */
function startOfRun(text: string, character: RegExp): number {
  let start = text.length;
  while (start > 0 && character.test(text[start - 1] ?? '')) start -= 1;
  return start;
}
