import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDuration } from '../../format/duration';
import { formatMoney } from '../../format/money';
import { formatCount } from '../../format/number';
import type { CourseStats, Currency } from '../../generated/compiled';
import { FactMark } from '../../ui/fact-mark';
import styles from './course-stats.module.css';

interface CourseStatsListProps {
  stats: CourseStats;
  currency?: Currency;
  /** The page may label the figure otherwise, for example if it counts programmes. */
  universitiesLabel: string;
  words: WordsOfBlocks['course-carousel'];
  locale: Locale;
}

/** The figures of a course. Salaries are yearly by default, so only another period is shown. */
export function CourseStatsList({ stats, currency, universitiesLabel, words, locale }: CourseStatsListProps) {
  const { universities, duration, averageSalary } = stats;
  return (
    <dl className={styles.stats}>
      {universities !== undefined && (
        <Stat name={universitiesLabel} figure={universities} value={formatCount(universities, locale)} />
      )}
      {duration !== undefined && (
        <Stat name={words.duration} figure={duration} value={formatDuration(duration, words, locale)} />
      )}
      {averageSalary !== undefined && (
        <Stat
          name={words.averageSalary}
          figure={averageSalary}
          value={formatMoney(averageSalary, { currency, per: 'year' }, words, locale)}
        />
      )}
    </dl>
  );
}

interface StatProps {
  name: string;
  figure: number | { fact?: string };
  /** The formatted figure. */
  value: string;
}

const Stat = ({ name, figure, value }: StatProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {typeof figure === 'object' && <FactMark fact={figure.fact} />}
    </dd>
  </div>
);
