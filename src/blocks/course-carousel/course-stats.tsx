import type { WordsOfBlocks } from '../../compiled';
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
}

/** The figures of a course. Salaries are yearly, so only another period is shown. */
export function CourseStatsList({ stats, currency, universitiesLabel, words }: CourseStatsListProps) {
  const { universities, duration, averageSalary } = stats;
  return (
    <dl className={styles.stats}>
      {universities !== undefined && <Stat name={universitiesLabel} value={formatCount(universities)} />}
      {duration !== undefined && <Stat name={words.duration} value={formatDuration(duration, words)} />}
      {averageSalary !== undefined && (
        <Stat
          name={words.averageSalary}
          value={formatMoney(averageSalary, { currency, per: 'year' }, words)}
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
