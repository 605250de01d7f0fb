import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDuration } from '../../format/duration';
import type { Range } from '../../sums/range';

/** A number of months, or a range of months, as text. */
export const monthsText = (
  { from, to }: Range,
  words: WordsOfBlocks['cost-calculator'],
  locale: Locale,
): string => formatDuration({ from, ...(to > from && { to }), unit: 'month' }, words, locale);
