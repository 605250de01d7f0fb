import type { Count } from '../generated/compiled';
import { formatIndianNumber, formatNumber } from './number';

/** “28”, “1,22,000”, “4,500+”. */
export function formatCount(count: Count): string {
  if (typeof count === 'number') return formatNumber(count);
  const format = count.grouping === 'indian' ? formatIndianNumber : formatNumber;
  return `${format(count.count)}${count.plus ? '+' : ''}`;
}
