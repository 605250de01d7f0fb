import type { CarouselWords } from '../../compiled';
import { fill } from '../../format/fill';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './carousel-controls.module.css';
import { PlayPauseButton } from './play-pause-button';

interface CarouselControlsProps {
  /** Class that hides the controls at widths where all slides fit. */
  className?: string;
  words: CarouselWords;
  count: number;
}

/**
 * Previous, next and pause buttons (WCAG 2.2.2) and a dot for each slide, in their initial state; carousel-display.ts
 * updates them. They are visible once JavaScript runs. `data-press` says what a press on a button does
 * (carousel.island.ts).
 */
export function CarouselControls({ className, words, count }: CarouselControlsProps) {
  return (
    <div className={[styles.controls, className].filter(Boolean).join(' ')}>
      <div className={styles.buttons}>
        <button type="button" aria-label={words.previous} data-press="previous">
          <Icon name="chevron-left" />
        </button>
        <PlayPauseButton
          className={styles.toggle}
          playLabel={words.resumeAutoPlay}
          pauseLabel={words.pauseAutoPlay}
          data-press="toggle"
          data-playing=""
        />
        <button type="button" aria-label={words.next} data-press="next">
          <Icon name="chevron-right" />
        </button>
      </div>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            aria-label={fill(words.goToCard, { number: `${dot + 1}`, count: `${count}` })}
            aria-current={dot === 0 ? 'true' : undefined}
            data-press="show"
          />
        ))}
      </div>
      {/* Announces the position, because moving the slides changes no text; off during auto-play. */}
      <div aria-live="off" aria-atomic="true">
        <VisuallyHidden>{`1 / ${count}`}</VisuallyHidden>
      </div>
    </div>
  );
}
