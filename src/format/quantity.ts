import type { Words } from '../compiled';
import type { Quantity } from '../generated/compiled';
import { formatCount } from './count';
import { formatDuration } from './duration';
import { formatMoney } from './money';
import { formatNumber, formatRange } from './number';

/** A figure of any kind as a reader sees it. */
export function formatQuantity(quantity: Quantity, words: Words): string {
  if ('count' in quantity) return formatCount(quantity);
  if ('percent' in quantity) return `${formatRange(quantity.percent, quantity.to, formatNumber)}%`;
  if ('duration' in quantity) return formatDuration(quantity.duration, words);
  return formatMoney(quantity, {}, words);
}
