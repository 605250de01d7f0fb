import type { Locale, WordsOfBlocks } from '../../compiled';
import { durationParts } from '../../format/duration';
import { joinParts } from '../../format/figure-parts';
import type { Range } from '../../sums/range';

/** A number of months, or a range of months, as text. */
export const monthsText = (
  { from, to }: Range,
  words: WordsOfBlocks['cost-calculator'],
  locale: Locale,
): string => joinParts(durationParts({ from, ...(to > from && { to }), unit: 'month' }, words, locale));
