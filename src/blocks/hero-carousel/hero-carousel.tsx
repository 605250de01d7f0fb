import { useBlockAttributes } from '../../ui/block-context';
import { ButtonLink } from '../../ui/button-link';
import { Carousel } from '../../ui/carousel/carousel';
import { Paragraph } from '../../ui/rich-text';
import { SizedImage } from '../../ui/sized-image';
import { Sources } from '../../ui/sources';
import { inLanguages } from '../../ui/text';
import toned from '../../ui/toned.module.css';
import type { BlockDefinition, BlockProps } from '../block-props';
import styles from './hero-carousel.module.css';

/** Interval between slides in ms (spec 000, the page for partners). */
const interval = 5000;

/** Slides with a title that stays the same, the only first-level heading of the page. */
function HeroCarousel({ block: { id, title, slides }, words, breadcrumbs }: BlockProps<'hero-carousel'>) {
  return (
    <section className={styles.hero} id={id} data-block="hero-carousel" {...useBlockAttributes()}>
      <div className={`${toned.ground} ${styles.top}`}>
        {breadcrumbs}
        <h1>{inLanguages(title)}</h1>
      </div>
      <Carousel
        label={title}
        words={words}
        perView={{ base: 1 }}
        interval={interval}
        effect="fade"
        className={styles.slides}
      >
        {slides.map((slide, index) => (
          <div key={slide.title} className={`${toned.ground} ${styles.slide}`} data-item="">
            <div className={`${toned.text} ${styles.text}`}>
              {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
              <h2>{inLanguages(slide.title)}</h2>
              <Paragraph text={slide.description} />
              {slide.action && <ButtonLink {...slide.action} />}
            </div>
            {/* After the text: if the browser painted the image before the text has come, that would push it down. */}
            <SizedImage image={slide.image} className={styles.image} eager={index === 0} />
          </div>
        ))}
      </Carousel>
      <Sources />
    </section>
  );
}

export const block: BlockDefinition<'hero-carousel'> = { component: HeroCarousel };
