import type { Duration } from '../generated/compiled';
import type { Words } from '../compiled';
import { formatNumber, formatRange } from './number';

type Unit = NonNullable<Exclude<Duration, number>['unit']>;

export type DurationWords = Pick<Words, Unit | `${Unit}s` | 'upTo' | 'perWeek' | 'perMonth'>;

/** “3 years”, “1–2 years”, “up to 24 hours a week”. */
export function formatDuration(duration: Duration, words: DurationWords): string {
  const { from, to, unit = 'year', upTo, per } = typeof duration === 'number' ? { from: duration } : duration;
  const word = (to ?? from) === 1 ? words[unit] : words[`${unit}s`];
  const time = `${upTo ? `${words.upTo} ` : ''}${formatRange(from, to, formatNumber)} ${word}`;
  return per ? `${time} ${per === 'week' ? words.perWeek : words.perMonth}` : time;
}
