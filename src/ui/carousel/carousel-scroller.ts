import { prefersReducedMotion } from '../reduced-motion';
import { isScrolledTo, slidesInView, slideWidth } from './carousel-layout';
import type { Mover, MoverOptions } from './carousel-mover';
import { slideAt } from './carousel-width';

/** Moves slides by native scrolling, until Swiper has loaded or if it cannot be loaded. */
export function startScroller(viewport: HTMLElement, options: MoverOptions): Mover {
  const { count, onIndex, onVisitorMove } = options;
  let { index } = options;
  /** Target of a running scroll that we started. Scroll events until then are not the visitor's. */
  let goal: number | undefined;
  let width = viewport.clientWidth;
  const listening = new AbortController();

  /** How far the list can be scrolled, in slides: no whole number if the edge of a slide peeks in. */
  const end = () => Math.max(0, count - slidesInView(viewport));
  const last = () => Math.ceil(end());
  const isNear = (left: number) => isScrolledTo(viewport, left);
  const positionOf = (slide: number) => Math.min(slide, end()) * slideWidth(viewport);

  /** Handles scrolling by the visitor. */
  const follow = () => {
    const slide = slideAt(viewport.scrollLeft, slideWidth(viewport), count);
    if (slide === Math.min(index, last())) return;
    index = slide;
    onVisitorMove();
    onIndex(slide);
  };
  const onScroll = () => {
    if (goal === undefined) follow();
    else if (isNear(goal)) goal = undefined;
  };
  const onScrollEnd = () => {
    if (goal === undefined) follow();
    // The scroll ended elsewhere because another one replaced it: continue to the target.
    else if (!isNear(goal)) viewport.scrollTo({ left: goal, behavior: 'smooth' });
  };
  const interrupt = () => {
    goal = undefined;
  };
  const listen = (types: readonly string[], listener: () => void) => {
    for (const type of types)
      viewport.addEventListener(type, listener, { passive: true, signal: listening.signal });
  };
  listen(['scroll'], onScroll);
  listen(['scrollend'], onScrollEnd);
  listen(['touchstart', 'mousedown', 'wheel', 'keydown'], interrupt);

  return {
    get index() {
      return index;
    },
    get last() {
      return last();
    },
    goTo(slide) {
      index = slide;
      const left = positionOf(slide);
      goal = isNear(left) ? undefined : left;
      viewport.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    },
    adaptToWidth() {
      if (viewport.clientWidth === width) return;
      width = viewport.clientWidth;
      goal = undefined;
      viewport.scrollTo({ left: positionOf(index), behavior: 'instant' });
    },
    destroy: () => listening.abort(),
  };
}
