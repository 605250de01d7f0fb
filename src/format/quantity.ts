import type { FigureWords } from '../compiled';
import type { Quantity } from '../generated/compiled';
import { durationParts } from './duration';
import type { FigureParts } from './figure-parts';
import { moneyParts } from './money';
import { formatCount, formatNumber, formatRange } from './number';

/** A figure of any kind as a reader sees it. */
export function quantityParts(quantity: Quantity, words: FigureWords): FigureParts {
  if ('count' in quantity) return { figure: formatCount(quantity) };
  if ('percent' in quantity)
    return { figure: `${formatRange(quantity.percent, quantity.to, formatNumber)}%` };
  if ('duration' in quantity) return durationParts(quantity.duration, words);
  return moneyParts(quantity, {}, words);
}
