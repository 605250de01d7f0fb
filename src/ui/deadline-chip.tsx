import type { Locale } from '../compiled';
import { formatMonth, formatMonthOrDay } from '../format/fact';
import { fill } from '../format/fill';
import { daysUntil } from '../format/month-or-day';
import styles from './deadline-chip.module.css';
import { stageOn, timeLeft, type Window } from './time-left';

interface DeadlineChipProps {
  window: Window;
  /** The day of the build, if it is known. */
  today: string | undefined;
  /** What it says before applications are taken, with {month}, and after their end. */
  words: { opens: string; over: string };
  locale: Locale;
}

/**
 * How much time is left until a deadline, as of the day of the build. The script of what it is in, `intakes`, brings it up
 * to date.
 */
export function DeadlineChip({ window, today, words, locale }: DeadlineChipProps) {
  const stage = today === undefined ? undefined : stageOn(window, today);
  return (
    <small
      className={styles.chip}
      data-from={window.from}
      data-until={window.until}
      data-over={words.over}
      data-stage={stage}
    >
      {today !== undefined && said()}
    </small>
  );

  function said() {
    if (stage === 'over') return words.over;
    if (stage !== 'before') return timeLeft(window.until, today ?? '', locale.language);
    const from = window.from ?? '';
    // The name of a month is enough for those of the next twelve.
    const isNear = daysUntil(from, today ?? '') < 365;
    return fill(words.opens, {
      month: isNear ? formatMonth(from, locale) : formatMonthOrDay(from.slice(0, 7), locale),
    });
  }
}
