import { Carousel } from '../../ui/carousel/carousel';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import { CourseCard } from './course-card';

/** Spec 001: one card at a time, or a grid of three; every 4 s, in section 9. */
const carousel = { perView: { base: 1, large: 3 }, autoPlay: 4000, grid: true, hover: 'pauses' } as const;

/** A country's courses: a grid on a large screen, one card at a time on a small one (spec 001). */
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
