import type { CSSProperties, ReactElement } from 'react';
import type { CarouselWords } from '../../compiled';
import { islandAttributes } from '../../islands/island-attributes';
import { fullRowAttributes } from '../full-rows';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { type CountByBreakpoint, fittingWidth, slidesByWidth } from './carousel-width';

/** Delay in ms after page load before the carousel hydrates. It is less than the interval of any carousel. */
const startDelay = 2500;

interface CarouselProps {
  /** Accessible name of the slides. */
  label: string;
  words: CarouselWords;
  perView: CountByBreakpoint;
  /** Time in ms between slides during auto-play. */
  interval: number;
  effect?: 'slide' | 'fade';
  /** From the large breakpoint (1024 px) on, all slides are shown in full rows. */
  grid?: boolean;
  /** What auto-play does under the pointer: it waits (the default), or pauses, if the slides are a grid (spec 001). */
  hover?: 'waits' | 'pauses';
  /** The script duplicates the slides, because a loop needs more of them than are in view. */
  duplicated?: boolean;
  /** An additional class, which may change the gap between slides (carousel.module.css). */
  className?: string;
  /** One slide each, with a key. */
  children: readonly ReactElement[];
}

/**
 * Slides in a row, as many in view as fit. CSS lays them out and makes them scrollable; carousel.island.ts only moves
 * them. Every slide is in the document once, and accessible to screen readers and find-in-page. `data-running` marks
 * running auto-play, `data-peeks` that the edge of the next slide shows on phones (if at least two are out of view),
 * and `data-fits` is the breakpoint from which on no controls are needed.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, perView, interval, effect = 'slide', grid = false } = props;
  const { hover = 'waits', duplicated = false, className, children } = props;
  const count = children.length;
  const slideCount = duplicated ? 2 * count : count;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of slides is not a fieldset
    <div
      {...islandAttributes('carousel', 'visible', startDelay)}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      style={slidesByWidth(perView) as CSSProperties}
      role="group"
      aria-label={label}
      aria-roledescription={words.carousel}
      data-auto-play={interval}
      data-hover={hover}
      data-copied={duplicated ? '' : undefined}
      data-peeks={effect === 'slide' && slideCount > perView.base + 1 ? '' : undefined}
      data-grid={grid ? '' : undefined}
      data-fits={fittingWidth(grid ? { ...perView, large: slideCount } : perView, slideCount)}
    >
      {/* A scroll container without focusable content must itself be focusable by keyboard (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={styles.viewport} tabIndex={0} data-effect={effect}>
        <ul className={styles.track}>
          {children.map((slide, index) => (
            <li
              key={slide.key}
              className={styles.slide}
              {...(grid && fullRowAttributes(index, count, false))}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && <CarouselControls className={styles.controls} words={words} count={count} />}
    </div>
  );
}
