import { maxDecimals, numberFormat } from './locale';

/**
 * A JSON number in plain digits, without exponent or trailing zeros: `15` for `1.50e1`, `-0` for `-0.0`. Undefined if
 * its exponent is beyond 1000, because the zeros of a huge one would fill the memory.
 */
export function plainDigits(written: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(written) ?? [];
  const digits = whole + fraction;
  if (!/[1-9]/.test(digits)) return `${sign}0`;
  const shift = Number(exponent);
  if (Math.abs(shift) > 1000) return undefined;
  const point = whole.length + shift; // where the decimal point is among the digits; negative before the first
  const integerLength = Math.max(1, point);
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), '0').padEnd(integerLength, '0');
  const decimals = padded.slice(integerLength).replace(/0+$/, '');
  return `${sign}${padded.slice(0, integerLength).replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`;
}

/** A number as pages show it, but ungrouped and in English: with all its digits, up to the maximum of Intl. */
export const shownDigits = (value: number): string =>
  numberFormat('en', { useGrouping: false, maximumFractionDigits: maxDecimals }).format(value);
