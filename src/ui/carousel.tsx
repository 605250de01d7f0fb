import { type PointerEvent, type ReactElement, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselWords } from './carousel-controls';
import { type CarouselAction, type CarouselState, initialCarousel, reduceCarousel } from './carousel-state';
import { useTrack } from './carousel-track';
import { useWaiting } from './carousel-waiting';
import { largeScreen, reducedMotion, useMediaQuery } from './media-query';

/** Spec 001, section 9: course carousels advance every 4000 ms. */
const interval = 4000;

interface CarouselProps {
  /** What the cards are, for a screen reader. */
  label: string;
  words: CarouselWords;
  /** One card each, with a key. */
  children: readonly ReactElement[];
}

/**
 * All cards in a grid where there is space; one card at a time, advancing by itself, on a small screen (spec 001,
 * “Shared course carousel”). The style sheet alone lays it out and lets it scroll, so that nothing shifts when the
 * script arrives and every card is there without it. No card is ever hidden from find-in-page or a screen reader.
 * `data-running` says, for styles and tests, that auto-play is running.
 */
export function Carousel({ label, words, children }: CarouselProps) {
  const count = children.length;
  const [state, dispatch] = useReducer(
    (before: CarouselState, action: CarouselAction) => reduceCarousel(before, action, count),
    initialCarousel,
  );
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const isGrid = useMediaQuery(largeScreen);
  const prefersReducedMotion = useMediaQuery(reducedMotion);
  const { isWaiting, onFocus, onBlur, stopWaitingForKeyboard } = useWaiting(root);
  const scrolling = useTrack(track, state, dispatch);
  const isRunning = state.autoPlay && !isWaiting && !isGrid && count > 1;

  useEffect(() => {
    if (prefersReducedMotion) dispatch({ type: 'still' }); // WCAG 2.3.3; the toggle can still start it
  }, [prefersReducedMotion]);

  useLayoutEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => dispatch({ type: 'tick' }), interval);
    return () => clearInterval(timer);
  }, [isRunning]);

  /** Only a mouse hovers: a finger that taps enters, too. */
  const onMouse = (type: 'hover' | 'leave') => (event: PointerEvent) => {
    if (isGrid && !prefersReducedMotion && event.pointerType === 'mouse') dispatch({ type });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of cards is not a fieldset
    <div
      ref={root}
      role="group"
      aria-label={label}
      aria-roledescription={isGrid ? undefined : words.carousel}
      data-running={isRunning ? '' : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {/* A scroller without anything to focus in it needs a place for the keyboard itself (WCAG 2.1.1). */}
      <ul ref={track} className={styles.track} tabIndex={isGrid ? undefined : 0} {...scrolling}>
        {children.map((card) => (
          <li
            key={card.key}
            className={styles.slot}
            onPointerEnter={onMouse('hover')}
            onPointerLeave={onMouse('leave')}
          >
            {card}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <CarouselControls
          className={styles.controls}
          words={words}
          index={state.index}
          count={count}
          isPlaying={state.autoPlay}
          onPrevious={() => dispatch({ type: 'previous' })}
          onNext={() => dispatch({ type: 'next' })}
          onChoose={(index) => dispatch({ type: 'choose', index })}
          onToggle={() => {
            stopWaitingForKeyboard();
            dispatch({ type: 'toggle' });
          }}
        />
      )}
    </div>
  );
}
