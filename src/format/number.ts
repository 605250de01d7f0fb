import type { Count } from '../generated/compiled';

/** 1234567 as 1,234,567. Formatted by hand, so that server and browser agree exactly, whatever their locale data. */
export const formatNumber = (value: number) => group(value, /\B(?=(\d{3})+$)/g);

/** 1234567 as 12,34,567: the last three digits, then pairs. */
const formatIndianNumber = (value: number) => group(value, /\B(?=(\d{2})*\d{3}$)/g);

function group(value: number, seam: RegExp): string {
  const [whole = '', fraction] = String(value).split('.');
  return whole.replace(seam, ',') + (fraction ? `.${fraction}` : '');
}

/** A range by an en dash, a single figure by itself. */
export const formatRange = (from: number, to: number | undefined, format: (value: number) => string) =>
  to === undefined ? format(from) : `${format(from)}–${format(to)}`;

/** “28”, “1,22,000”, “4,500+”. */
export function formatCount(count: Count): string {
  if (typeof count === 'number') return formatNumber(count);
  const format = count.grouping === 'indian' ? formatIndianNumber : formatNumber;
  return `${format(count.count)}${count.plus ? '+' : ''}`;
}
