import type { FigureWords, Locale } from '../compiled';
import type { Duration } from '../generated/compiled';
import { type FigureParts, joinParts } from './figure-parts';
import { longForm } from './long-form';
import { formatNumber, formatRange } from './number';
import { pluralForm } from './plural';

/** “3 years”, “1–2 years”, “up to 24 hours a week”. */
export const formatDuration = (duration: Duration, words: FigureWords, locale: Locale) =>
  joinParts(durationParts(duration, words, locale));

/** The parts of a duration, which are set in different sizes: “up to”, “24”, “hours a week”. */
export function durationParts(duration: Duration, words: FigureWords, locale: Locale): FigureParts {
  const { from, to, unit = 'year', upTo, per } = longForm(duration);
  const word = pluralForm(to ?? from, words[unit], locale);
  const perWord = per && (per === 'week' ? words.perWeek : words.perMonth);
  return {
    before: upTo ? words.upTo : undefined,
    figure: formatRange(from, to, (value) => formatNumber(value, locale), locale),
    unit: perWord ? `${word} ${perWord}` : word,
  };
}
