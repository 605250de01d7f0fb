import type { Locale, WordsOfBlocks } from '../../compiled';
import { formatDuration } from '../../format/duration';
import { formatMoney } from '../../format/money';
import { formatCount } from '../../format/number';
import type { CourseStats, Currency } from '../../generated/compiled';
import { FactMark } from '../../ui/fact-mark';
import styles from './course-carousel.module.css';

interface CourseStatsListProps {
  stats: CourseStats;
  currency?: Currency;
  /** Label of `stats.universities`, since a page may count something else there, such as programmes. */
  universitiesLabel: string;
  words: WordsOfBlocks['course-carousel'];
  locale: Locale;
}

/** The figures of a course. A salary is shown without its period if that is a year. */
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
  /** Label of the figure. */
  name: string;
  /** The figure as compiled, for its fact if it quotes one. */
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
