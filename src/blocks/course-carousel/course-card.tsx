import type { Locale, WordsOfBlocks } from '../../compiled';
import type { Course, Currency } from '../../generated/compiled';
import { Icon } from '../../ui/icon';
import { Paragraph } from '../../ui/rich-text';
import { Text } from '../../ui/text';
import styles from './course-carousel.module.css';
import { CourseStatsList } from './course-stats';

interface CourseCardProps {
  course: Course;
  currency?: Currency;
  universitiesLabel: string;
  words: WordsOfBlocks['course-carousel'];
  locale: Locale;
}

/** One course. Its tone and that of its icon default to the page's. */
export function CourseCard({ course, ...rest }: CourseCardProps) {
  const { title, description, icon, tone, iconTone, stats } = course;
  return (
    <article className={styles.card} data-item="" data-tone={tone}>
      <span className={styles.icon} data-tone={iconTone}>
        <Icon name={icon} />
      </span>
      <h3>
        <Text text={title} />
      </h3>
      <Paragraph text={description} />
      {stats && <CourseStatsList stats={stats} {...rest} />}
    </article>
  );
}
