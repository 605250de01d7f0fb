import type { FigureWords, Locale } from '../compiled';
import { formatFact } from '../format/fact';
import type { Line } from './lines';

/** What a line holds for, in words; undefined where that is just what was asked. */
export function lineLabel({ label, years }: Line, words: FigureWords, locale: Locale): string | undefined {
  const length = years !== undefined && formatFact({ duration: { from: years } }, words, locale);
  return [label, length].filter(Boolean).join(', ') || undefined;
}
