import { formatDuration } from '../../format/duration';
import { formatMoney } from '../../format/money';
import { formatCount } from '../../format/number';
import type { CourseStats } from '../../generated/compiled';
import { Carousel } from '../../ui/carousel/carousel';
import { FactMark } from '../../ui/fact-mark';
import { Icon } from '../../ui/icon';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './course-carousel.module.css';

/**
 * Course cards: one at a time, which advances every 4 s, or from 1024 px a grid of three columns (spec 001). The tone
 * of a course defaults to the page's, and that of its icon to the card's.
 */
export function CourseCarousel({ block, words, locale }: BlockProps<'course-carousel'>) {
  const { id, heading, lead, items } = block;
  return (
    <Section block="course-carousel" id={id} heading={heading} lead={lead}>
      <Carousel
        label={heading}
        words={words}
        perView={{ base: 1, large: 3 }}
        interval={4000}
        grid
        hover="pauses"
      >
        {items.map(({ title, description, icon, tone, iconTone, stats }) => (
          <article key={title} className={styles.card} data-item="" data-tone={tone}>
            <span className={styles.icon} data-tone={iconTone}>
              <Icon name={icon} />
            </span>
            <h3>{inLanguages(title)}</h3>
            <Paragraph text={description} />
            {stats && <StatsList stats={stats} block={block} words={words} locale={locale} />}
          </article>
        ))}
      </Carousel>
    </Section>
  );
}

export const block: BlockDefinition<'course-carousel'> = { component: CourseCarousel };

/** The figures of a course. A salary is shown without its period if that is a year. */
function StatsList({ stats, block, words, locale }: BlockProps<'course-carousel'> & { stats: CourseStats }) {
  const { universities, duration, averageSalary } = stats;
  const { currency, universitiesLabel = words.universities } = block;
  const stat = (label: string, value: number | { fact?: string }, text: string) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {text}
        {typeof value === 'object' && <FactMark fact={value.fact} />}
      </dd>
    </div>
  );
  return (
    <dl className={styles.stats}>
      {universities !== undefined && stat(universitiesLabel, universities, formatCount(universities, locale))}
      {duration !== undefined && stat(words.duration, duration, formatDuration(duration, words, locale))}
      {averageSalary !== undefined &&
        stat(
          words.averageSalary,
          averageSalary,
          formatMoney(averageSalary, { currency, per: 'year' }, words, locale),
        )}
    </dl>
  );
}
