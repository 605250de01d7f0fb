import type { Locale } from '../compiled';
import { formatMonth, formatMonthOrDay } from '../format/fact';
import { fill } from '../format/fill';
import { daysUntil } from '../format/month-or-day';
import styles from './deadline-chip.module.css';
import { type ApplicationPeriod, stageOn, timeLeft } from './time-left';

interface DeadlineChipProps {
  period: ApplicationPeriod;
  /** The day of the build, such as `2027-03-15`, if known. */
  today: string | undefined;
  /** Labels before the application period, with {month}, and after it. */
  words: { opens: string; over: string };
  locale: Locale;
}

/** The time left until a deadline, as of the build. By the data attributes, the script of `intakes` updates it. */
export function DeadlineChip({ period, today, words, locale }: DeadlineChipProps) {
  const stage = today === undefined ? undefined : stageOn(period, today);
  return (
    <small
      className={styles.chip}
      data-from={period.from}
      data-until={period.until}
      data-advice={period.advice}
      data-over={words.over}
      data-stage={stage}
    >
      {today !== undefined && stageText()}
    </small>
  );

  function stageText() {
    if (stage === 'over') return words.over;
    if (stage !== 'before') return timeLeft(period.until, today ?? '', locale.language);
    const from = period.from ?? '';
    // Within the next twelve months the name of the month is unambiguous.
    const isNear = daysUntil(from, today ?? '') < 365;
    return fill(words.opens, {
      month: isNear ? formatMonth(from, locale) : formatMonthOrDay(from.slice(0, 7), locale),
    });
  }
}
