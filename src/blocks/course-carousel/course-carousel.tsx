import { Carousel } from '../../ui/carousel/carousel';
import { Icon } from '../../ui/icon';
import { Paragraph } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { inLanguages } from '../../ui/text';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './course-carousel.module.css';
import { CourseStatsList } from './course-stats';

/** One card at a time, which advances every 4 s, or from 1024 px a grid of three columns (spec 001). */
const carousel = {
  perView: { base: 1, large: 3 },
  interval: 4000,
  grid: true,
  hover: 'pauses',
} as const;

/**
 * The courses of a country: a grid on large screens, a carousel of single cards on small ones (spec 001). The tone of a
 * course and that of its icon default to the page's.
 */
export function CourseCarousel({ block, words, locale }: BlockProps<'course-carousel'>) {
  const { id, heading, lead, currency, universitiesLabel = words.universities, items } = block;
  return (
    <Section block="course-carousel" id={id} heading={heading} lead={lead}>
      <Carousel label={heading} words={words} {...carousel}>
        {items.map(({ title, description, icon, tone, iconTone, stats }) => (
          <article key={title} className={styles.card} data-item="" data-tone={tone}>
            <span className={styles.icon} data-tone={iconTone}>
              <Icon name={icon} />
            </span>
            <h3>{inLanguages(title)}</h3>
            <Paragraph text={description} />
            {stats && <CourseStatsList {...{ stats, currency, universitiesLabel, words, locale }} />}
          </article>
        ))}
      </Carousel>
    </Section>
  );
}

export const block: BlockDefinition<'course-carousel'> = { component: CourseCarousel };
