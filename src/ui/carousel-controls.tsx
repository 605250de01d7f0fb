import type { Dispatch } from 'react';
import type { Words } from '../compiled';
import styles from './carousel.module.css';
import type { CarouselAction, CarouselState } from './carousel-state';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

export type CarouselWords = Pick<
  Words,
  'carousel' | 'previous' | 'next' | 'goToCard' | 'pauseAutoPlay' | 'resumeAutoPlay'
>;

interface CarouselControlsProps {
  state: CarouselState;
  count: number;
  words: CarouselWords;
  dispatch: Dispatch<CarouselAction>;
  onToggle: () => void;
}

/** The pause stands before all else that moves (WCAG 2.2.2): the first row of controls holds it. */
export function CarouselControls({ state, count, words, dispatch, onToggle }: CarouselControlsProps) {
  const { index, autoPlay } = state;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <button type="button" aria-label={words.previous} onClick={() => dispatch({ type: 'previous' })}>
          <Icon name="chevron-left" />
        </button>
        <button type="button" className={styles.toggle} onClick={onToggle}>
          <Icon name={autoPlay ? 'pause' : 'play'} />
          {autoPlay ? words.pauseAutoPlay : words.resumeAutoPlay}
        </button>
        <button type="button" aria-label={words.next} onClick={() => dispatch({ type: 'next' })}>
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
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => dispatch({ type: 'choose', index: dot })}
          />
        ))}
      </div>
      {/* Moving the track changes no text: where it stands is said here, but never while it plays by itself. */}
      <div aria-live={autoPlay ? 'off' : 'polite'} aria-atomic="true">
        <VisuallyHidden>
          {index + 1} / {count}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** “Go to card {number} of {count}” with both filled in. */
const fill = (pattern: string, number: number, count: number) =>
  pattern.replace('{number}', String(number)).replace('{count}', String(count));
