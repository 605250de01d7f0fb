import type { CSSProperties, ReactElement } from 'react';
import type { CarouselWords } from '../../compiled';
import { islandAttributes } from '../../islands/wakes';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { fittingWidth, type PerView, slidesByWidth } from './carousel-width';

/** How long a carousel waits after the page has loaded, ms: less than any of them shows its first slide. */
const wait = 2500;

interface CarouselProps {
  /** What the slides are, for a screen reader. */
  label: string;
  words: CarouselWords;
  perView: PerView;
  /** The interval between slides, ms. */
  autoPlay: number;
  effect?: 'slide' | 'fade';
  /** From the large breakpoint (1024 px) on, all slides are in rows and none moves. */
  grid?: boolean;
  /** What a mouse over the slides does: they wait in a row (the default), or pause in a grid (spec 001). */
  hover?: 'waits' | 'pauses';
  /** Script shows every slide twice: a loop needs more of them than are in view at once. */
  copied?: boolean;
  /** A style of the block's own, which may change the space between slides (carousel.module.css). */
  className?: string;
  /** One slide each, with a key. */
  children: readonly ReactElement[];
}

/**
 * Slides in a row, as many in view as its width allows. The style sheet lays them out and lets them scroll;
 * carousel.island.ts moves them without laying anything out anew. Every slide is in the document once, and none is
 * hidden from a screen reader or from find-in-page. `data-running` says that auto-play is running.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, perView, autoPlay, effect = 'slide', grid = false } = props;
  const { hover = 'waits', copied = false, className, children } = props;
  const count = children.length;
  const most = copied ? 2 * count : count;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of slides is not a fieldset
    <div
      {...islandAttributes('carousel', 'onVisible', wait)}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      style={slidesByWidth(perView) as CSSProperties}
      role="group"
      aria-label={label}
      aria-roledescription={words.carousel}
      data-auto-play={autoPlay}
      data-hover={hover}
      data-copied={copied ? '' : undefined}
      data-peeks={effect === 'slide' && most > perView.base + 1 ? '' : undefined}
      data-grid={grid ? '' : undefined}
      data-fits={fittingWidth(grid ? { ...perView, large: most } : perView, most)}
    >
      {/* A scroller without anything to focus in it needs a place for the keyboard itself (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={styles.viewport} tabIndex={0} data-effect={effect}>
        <ul className={styles.track}>
          {children.map((slide) => (
            <li key={slide.key} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && <CarouselControls className={styles.controls} words={words} count={count} />}
    </div>
  );
}
