import type { FigureWords, Locale } from '../compiled';
import { formatFact } from '../format/fact';
import type { Line } from './lines';

/** What a line applies to, in words; undefined if it is exactly what was requested. */
export function lineLabel({ label, years }: Line, words: FigureWords, locale: Locale): string | undefined {
  const length = years !== undefined && formatFact({ duration: { from: years } }, words, locale);
  return [label, length].filter(Boolean).join(', ') || undefined;
}
