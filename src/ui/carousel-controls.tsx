import type { Words } from '../compiled';
import styles from './carousel-controls.module.css';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

export type CarouselWords = Pick<
  Words,
  'carousel' | 'previous' | 'next' | 'goToCard' | 'pauseAutoPlay' | 'resumeAutoPlay'
>;

interface CarouselControlsProps {
  /** Says at which widths there is nothing to control. */
  className?: string;
  words: CarouselWords;
  index: number;
  count: number;
  isPlaying: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onChoose: (index: number) => void;
  onToggle: () => void;
}

/** The way back and on, the pause (WCAG 2.2.2), a dot a slide. */
export function CarouselControls(props: CarouselControlsProps) {
  const { className, words, index, count, isPlaying, onPrevious, onNext, onChoose, onToggle } = props;
  return (
    <div className={[styles.controls, className].filter(Boolean).join(' ')}>
      <div className={styles.buttons}>
        <button type="button" aria-label={words.previous} onClick={onPrevious}>
          <Icon name="chevron-left" />
        </button>
        <button type="button" className={styles.toggle} onClick={onToggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? words.pauseAutoPlay : words.resumeAutoPlay}
        </button>
        <button type="button" aria-label={words.next} onClick={onNext}>
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
            onClick={() => onChoose(dot)}
          />
        ))}
      </div>
      {/* Moving the slides changes no text, so their position is announced here, but never while they play. */}
      <div aria-live={isPlaying ? 'off' : 'polite'} aria-atomic="true">
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
