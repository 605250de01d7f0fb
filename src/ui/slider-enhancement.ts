import { type RefObject, useEffect, useRef, useState } from 'react';
import { reducedMotion } from './media-query';
import type { EngineOptions, SliderEngine } from './slider-engine';
import { slideAt } from './slider-width';

/** How far before the view the engine is fetched: it starts before anybody sees the slides. */
const approach = '800px 0px';

/** Spec 000, section 9. */
const resizeDebounce = 50;

/** The engine is fetched when the browser has time for it, but no later than this, ms. */
const timeout = 1000;

/** How long after a touch or a scroll the engine waits before it starts, ms. */
const restTime = 300;

interface Options extends Omit<EngineOptions, 'index' | 'perView'> {
  /** The target of a press whose scrolling is not finished, if any: the engine continues to it. */
  goal: RefObject<number | undefined>;
}

/** Who moves the slides: the style sheet lets them scroll, the engine has them, or all are seen and none has to move. */
type Mover = 'scroll' | 'engine' | 'none';

/**
 * Loads the engine when the slider comes near the view, and starts it at the current slide: never during a touch or a
 * scroll, or while a slide has the focus. If it cannot be loaded, the slides stay a list that scrolls; if all of them
 * are visible, it is not loaded.
 */
export function useSliderEngine(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { goal, count, effect, onChange, onTake } = options;
  const engine = useRef<SliderEngine>(undefined);
  const [mover, setMover] = useState<Mover>('scroll');

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const cancel = new AbortController();
    const { signal } = cancel;
    let start: typeof import('./slider-engine').startEngine | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let idle: number | undefined;
    let isNear = false;
    let isAskedFor = false;
    let isHeld = false;

    /** Starts the engine, or restarts it if the number of visible slides has changed. */
    const engage = () => {
      const perView = slidesInView(element);
      const before = engine.current;
      if (signal.aborted || before?.perView === perView) return;
      if (count <= perView) {
        release();
        setMover('none');
        return;
      }
      if (!start) {
        setMover('scroll');
        if (isNear) askForEngine();
        return;
      }
      if (!before && (isHeld || element.contains(document.activeElement))) return;
      const index = before?.index ?? slideAt(element.scrollLeft, slideWidth(element), count);
      before?.destroy();
      element.dataset.engaged = ''; // at once, not with the next rendering: no frame shows half of it
      element.removeAttribute('tabindex'); // at once, too: a focus that came before the rendering would be lost
      element.scrollLeft = 0;
      engine.current = start(element, { index, perView, count, effect, onChange, onTake });
      onChange(index);
      setMover('engine');
      if (goal.current === undefined) return;
      const prefersReducedMotion = window.matchMedia(reducedMotion).matches;
      engine.current.goTo(goal.current, prefersReducedMotion ? 0 : undefined);
      goal.current = undefined;
    };
    const release = () => {
      engine.current?.destroy();
      engine.current = undefined;
      delete element.dataset.engaged;
    };
    const engageIn = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        engage();
      }, delay);
    };
    const fetchEngine = () => {
      import('./slider-engine').then(
        (module) => {
          start = module.startEngine;
          if (timer === undefined) engage(); // else it comes when what it waits for has passed
        },
        () => {}, // without the engine the slides stay a list that scrolls
      );
    };
    /** If the slider is already visible, its engine waits until the browser is idle. */
    const askForEngine = () => {
      if (isAskedFor) return;
      isAskedFor = true;
      const { top, bottom } = element.getBoundingClientRect();
      const isSeen = top < window.innerHeight && bottom > 0;
      if (isSeen && 'requestIdleCallback' in window) {
        idle = requestIdleCallback(fetchEngine, { timeout });
      } else fetchEngine();
    };

    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        near.disconnect();
        isNear = true;
        engage();
      },
      { rootMargin: approach },
    );
    near.observe(element);

    const resize = new ResizeObserver(() => {
      engine.current?.fit();
      engageIn(resizeDebounce);
    });
    resize.observe(element);

    const hold = (value: boolean) => () => {
      isHeld = value;
      if (!engine.current) engageIn(restTime);
    };
    const rest = () => {
      if (!engine.current) engageIn(restTime);
    };
    for (const type of ['touchstart', 'mousedown']) {
      element.addEventListener(type, hold(true), { passive: true, signal });
    }
    for (const type of ['touchend', 'touchcancel', 'mouseup']) {
      window.addEventListener(type, hold(false), { passive: true, signal });
    }
    for (const type of ['scroll', 'focusout']) {
      element.addEventListener(type, rest, { passive: true, signal });
    }

    return () => {
      cancel.abort();
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
      near.disconnect();
      resize.disconnect();
      release();
      setMover('scroll');
    };
  }, [viewport, goal, count, effect, onChange, onTake]);

  return { engine, mover };
}

/** What the style sheet says for the width that there is; in a grid, all. */
function slidesInView(element: HTMLElement): number {
  const style = getComputedStyle(element);
  return style.getPropertyValue('--grid')
    ? Number.POSITIVE_INFINITY
    : Number(style.getPropertyValue('--per-view')) || 1;
}

export const slideWidth = (element: HTMLElement) =>
  element.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0;
