import {
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CarouselControls, type CarouselWords } from './carousel-controls';
import { useWaiting } from './carousel-waiting';
import { reducedMotion, useMediaQuery } from './media-query';
import styles from './slider.module.css';
import { slideWidth, useSliderEngine } from './slider-enhancement';
import { fittingWidth, type PerView, slideAt, slidesByWidth } from './slider-width';
import { useHydrated } from './use-hydrated';

interface SliderProps {
  /** What the slides are, for a screen reader. */
  label: string;
  words: CarouselWords;
  perView: PerView;
  /** The interval between slides, ms. */
  autoPlay: number;
  effect?: 'slide' | 'fade';
  /** From the large breakpoint (1024 px) on, all slides are in rows and none moves. */
  grid?: boolean;
  /** A style of the block's own; `--slider-gap` in it is the space between slides. */
  className?: string;
  /** One slide each, with a key. Their number and order stay. */
  children: readonly ReactElement[];
  /** The same slides again, inert: a loop needs more of them than are seen at once. */
  copies?: readonly ReactElement[];
}

/**
 * Slides in a row, as many in the view as its width allows. The style sheet lays them out and lets them scroll; Swiper
 * then takes over without moving anything (slider-enhancement.ts). Every slide is in the document once, and none is
 * hidden from a screen reader or from find-in-page; copies are hidden from screen readers, and exist only with script.
 * `data-running` says that auto-play is running.
 */
export function Slider(props: SliderProps) {
  const { label, words, perView, autoPlay, effect = 'slide', grid = false, className, children } = props;
  const copies = useHydrated() ? (props.copies ?? []) : [];
  const slideCount = children.length;
  const count = slideCount + copies.length;
  const most = slideCount + (props.copies?.length ?? 0);
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const originals = useRef<(HTMLLIElement | null)[]>([]);
  /** The target of the current scrolling: the next press continues from there. */
  const goal = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const prefersReducedMotion = useMediaQuery(reducedMotion);
  const stop = useCallback(() => setIsPlaying(false), []);
  const { engine, mover } = useSliderEngine(viewport, {
    goal,
    count,
    effect,
    onChange: setIndex,
    onTake: stop,
  });
  const { isWaiting, onFocus, onBlur, stopWaitingForKeyboard } = useWaiting(root);
  const isRunning = isPlaying && mover === 'engine' && !isWaiting && !isHovered;
  const moveTime = prefersReducedMotion ? 0 : undefined;

  useEffect(() => {
    if (prefersReducedMotion) stop(); // WCAG 2.3.3; the toggle can still start it
  }, [prefersReducedMotion, stop]);

  useLayoutEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => engine.current?.next(moveTime), autoPlay);
    return () => clearInterval(timer);
  }, [isRunning, autoPlay, engine, moveTime]);

  /** Until the engine is here, the view is scrolled. */
  const scrollTo = (slide: number) => {
    const element = viewport.current;
    goal.current = (slide + count) % count;
    const left = goal.current * (element ? slideWidth(element) : 0);
    element?.scrollTo({ left, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };

  const onScroll = () => {
    const element = viewport.current;
    if (!element) return;
    if (!engine.current) {
      const slide = slideAt(element.scrollLeft, slideWidth(element), count);
      if (slide === goal.current) goal.current = undefined;
      setIndex(slide);
    } else if (element.scrollLeft !== 0) {
      // Find-in-page or a screen reader has scrolled what no longer scrolls: the engine goes there instead.
      const slides = Math.ceil(element.scrollLeft / slideWidth(element));
      element.scrollLeft = 0;
      stop();
      engine.current.goTo((engine.current.index + slides) % count, 0);
    }
  };

  const onFocusSlide = ({ target }: FocusEvent) => {
    const slide = target.closest(`.${styles.slide}`);
    if (slide) engine.current?.show(slide);
  };

  /** Only a mouse hovers: a finger that taps enters, too. */
  const onMouse = (entered: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsHovered(entered);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of slides is not a fieldset
    <div
      ref={root}
      className={[styles.slider, className].filter(Boolean).join(' ')}
      style={slidesByWidth(perView) as CSSProperties}
      role="group"
      aria-label={label}
      aria-roledescription={mover === 'none' ? undefined : words.carousel}
      data-grid={grid ? '' : undefined}
      data-fits={fittingWidth(grid ? { ...perView, large: most } : perView, most)}
      data-running={isRunning ? '' : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {/* A scroller without anything to focus in it needs a place for the keyboard itself (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, the slides only wait or follow */}
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={mover === 'scroll' ? 0 : undefined}
        data-effect={effect}
        onScroll={onScroll}
        onScrollEnd={() => {
          goal.current = undefined;
        }}
        onFocus={onFocusSlide}
        onPointerEnter={onMouse(true)}
        onPointerLeave={onMouse(false)}
      >
        <ul className={styles.track}>
          {children.map((slide, place) => (
            <li
              key={slide.key}
              ref={(element) => {
                originals.current[place] = element;
              }}
              className={styles.slide}
            >
              {slide}
            </li>
          ))}
          {copies.map((slide, place) => (
            <li
              key={`copy of ${slide.key}`}
              className={`${styles.slide} ${styles.copy}`}
              aria-hidden="true"
              data-copy=""
              onClick={() => originals.current[place]?.querySelector('a')?.click()}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {slideCount > 1 && (
        <CarouselControls
          className={styles.controls}
          words={words}
          index={index % slideCount}
          count={slideCount}
          isPlaying={isPlaying}
          onPrevious={() => {
            stop();
            engine.current ? engine.current.previous(moveTime) : scrollTo((goal.current ?? index) - 1);
          }}
          onNext={() => {
            stop();
            engine.current ? engine.current.next(moveTime) : scrollTo((goal.current ?? index) + 1);
          }}
          onChoose={(dot) => {
            const slide = index - (index % slideCount) + dot; // among the copies, where the view is there
            stop();
            engine.current ? engine.current.goTo(slide, moveTime) : scrollTo(slide);
          }}
          onToggle={() => {
            stopWaitingForKeyboard();
            setIsPlaying(!isPlaying);
          }}
        />
      )}
    </div>
  );
}
