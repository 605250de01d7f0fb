import type { FigureWords, Locale } from '../compiled';
import type { Quantity } from '../generated/compiled';
import { durationParts } from './duration';
import type { FigureParts } from './figure-parts';
import { moneyParts } from './money';
import { formatCount, formatPercent } from './number';

/** The parts of a count, a percentage, a duration or an amount of money. */
export function quantityParts(quantity: Quantity, words: FigureWords, locale: Locale): FigureParts {
  if ('count' in quantity) return { figure: formatCount(quantity, locale) };
  if ('percent' in quantity) return { figure: formatPercent(quantity.percent, quantity.to, locale) };
  if ('duration' in quantity) return durationParts(quantity.duration, words, locale);
  return moneyParts(quantity, {}, words, locale);
}
