import { Carousel } from '../../ui/carousel/carousel';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { CourseCard } from './course-card';

/** One card at a time, which advances every 4 s, or from 1024 px a grid of three columns (spec 001). */
const carousel = {
  perView: { base: 1, large: 3 },
  interval: 4000,
  grid: true,
  fillsLastRow: true,
  hover: 'pauses',
} as const;

/** The courses of a country: a grid on large screens, a carousel of single cards on small ones (spec 001). */
export function CourseCarousel({ block, words, locale }: BlockProps<'course-carousel'>) {
  const { id, heading, lead, currency, universitiesLabel, items } = block;
  return (
    <Section block="course-carousel" id={id} heading={heading} lead={lead}>
      <Carousel label={heading} words={words} {...carousel}>
        {items.map((course) => (
          <CourseCard
            key={course.title}
            course={course}
            currency={currency}
            universitiesLabel={universitiesLabel ?? words.universities}
            words={words}
            locale={locale}
          />
        ))}
      </Carousel>
    </Section>
  );
}
