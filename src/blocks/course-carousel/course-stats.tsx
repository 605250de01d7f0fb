import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDuration } from '../../format/duration';
import { formatMoney } from '../../format/money';
import { formatCount } from '../../format/number';
import type { CourseStats, Currency } from '../../generated/compiled';
import styles from './course-carousel.module.css';

interface CourseStatsListProps {
  stats: CourseStats;
  currency?: Currency;
  /** France counts programmes. */
  universitiesLabel: string;
  words: WordsOfBlocks['course-carousel'];
  locale: Locale;
}

/** The figures of a course. Salaries are yearly, so only another period is shown. */
export function CourseStatsList({ stats, currency, universitiesLabel, words, locale }: CourseStatsListProps) {
  const { universities, duration, averageSalary } = stats;
  return (
    <dl className={styles.stats}>
      {universities !== undefined && (
        <Stat name={universitiesLabel} value={formatCount(universities, locale)} />
      )}
      {duration !== undefined && (
        <Stat name={words.duration} value={formatDuration(duration, words, locale)} />
      )}
      {averageSalary !== undefined && (
        <Stat
          name={words.averageSalary}
          value={formatMoney(averageSalary, { currency, per: 'year' }, words, locale)}
        />
      )}
    </dl>
  );
}

const Stat = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
