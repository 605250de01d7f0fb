/**
 * The state of a carousel (spec 001, section 4): the first slide in view, and whether it plays. Pauses while it is out
 * of view or focused are not included, since they do not change the visitor's choice; the pointer over a grid does.
 */
export interface CarouselState {
  /** Zero-based. */
  index: number;
  autoPlay: boolean;
}

/** What changes the state of a carousel. */
export type CarouselAction =
  /**
   * `tick`: auto-play moves on. `previous`, `next`, `toggle`: that button was pressed. `pause`: the visitor moves the
   * slides, prefers reduced motion, or is over a card of a grid (all slides in rows, from 1024 px on) with the pointer;
   * `play`: the pointer has left it.
   */
  | { type: 'tick' | 'previous' | 'next' | 'toggle' | 'play' | 'pause' }
  /** `choose`: a dot was pressed. `arrive`: the slides have moved there, by script or by hand. */
  | { type: 'choose' | 'arrive'; index: number };

/** The state as served. */
export const initialCarousel: CarouselState = { index: 0, autoPlay: true };

/**
 * Both directions wrap around. `last` is the last slide that can be the first in view: in a loop the very last, in a
 * scrolling list an earlier one.
 */
export function reduceCarousel(state: CarouselState, action: CarouselAction, last: number): CarouselState {
  const { index, autoPlay } = state;
  switch (action.type) {
    case 'tick':
      return autoPlay ? { index: nextIndex(index, last), autoPlay } : state;
    case 'previous':
      return { index: previousIndex(index, last), autoPlay: false };
    case 'next':
      return { index: nextIndex(index, last), autoPlay: false };
    case 'choose':
      return { index: action.index, autoPlay: false };
    case 'arrive':
      return { index: action.index, autoPlay };
    case 'toggle':
      return { index, autoPlay: !autoPlay };
    case 'play':
      return { index, autoPlay: true };
    case 'pause':
      return { index, autoPlay: false };
  }
}

const nextIndex = (index: number, last: number) => (index >= last ? 0 : index + 1);
/** Counts from `last` if a dot has chosen a slide after it. */
const previousIndex = (index: number, last: number) =>
  index === 0 ? last : Math.max(0, Math.min(index, last) - 1);
