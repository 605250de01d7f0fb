import type { CarouselWords } from '../../compiled';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './carousel-controls.module.css';
import { PlayPauseButton } from './play-pause-button';

interface CarouselControlsProps {
  /** Says at which widths there is nothing to control. */
  className?: string;
  words: CarouselWords;
  count: number;
}

/**
 * The way back and on, the pause (WCAG 2.2.2), a dot a slide, as they are before the first move: carousel-display.ts
 * keeps them up to date. They are seen as soon as there is script to press them for.
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
          play={words.resumeAutoPlay}
          pause={words.pauseAutoPlay}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
            key={dot}
            type="button"
            aria-label={fill(words.goToCard, dot + 1, count)}
            aria-current={dot === 0 ? 'true' : undefined}
            data-press="show"
          />
        ))}
      </div>
      {/* Moving the slides changes no text, so their position is announced here, but never while they play. */}
      <div aria-live="off" aria-atomic="true">
        <VisuallyHidden>{`1 / ${count}`}</VisuallyHidden>
      </div>
    </div>
  );
}

/** “Go to card {number} of {count}” with both filled in. */
const fill = (pattern: string, number: number, count: number) =>
  pattern.replace('{number}', String(number)).replace('{count}', String(count));
