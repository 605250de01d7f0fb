/**
 * The state of a carousel (spec 001, section 4): the first slide in view, and whether it plays. Pauses while it is out
 * of view or focused are not included, since they do not change the visitor's choice.
 */
export interface CarouselState {
  /** Zero-based. */
  index: number;
  autoPlay: boolean;
}

export type CarouselAction =
  | { type: 'tick' | 'previous' | 'next' | 'toggle' | 'hover' | 'leave' | 'still' }
  /** `choose`: a dot was pressed. `arrive`: the slides have moved there, by script or by hand. */
  | { type: 'choose' | 'arrive'; index: number };

export const initialCarousel: CarouselState = { index: 0, autoPlay: true };

/**
 * Both directions wrap around. `last` is the last slide that can be the first in view: in a loop the very last, in a
 * scrolling list an earlier one. Returns the same object if nothing changes.
 */
export function reduceCarousel(state: CarouselState, action: CarouselAction, last: number): CarouselState {
  const { index, autoPlay } = state;
  switch (action.type) {
    case 'tick':
      return autoPlay ? { index: after(index, last), autoPlay } : state;
    case 'previous':
      return { index: before(index, last), autoPlay: false };
    case 'next':
      return { index: after(index, last), autoPlay: false };
    case 'choose':
      return { index: action.index, autoPlay: false };
    case 'arrive':
      return index === action.index ? state : { index: action.index, autoPlay };
    case 'toggle':
      return { index, autoPlay: !autoPlay };
    case 'leave':
      return playing(state, true);
    case 'hover':
    case 'still':
      return playing(state, false);
  }
}

const after = (index: number, last: number) => (index >= last ? 0 : index + 1);
const before = (index: number, last: number) => (index === 0 ? last : Math.max(0, Math.min(index, last) - 1));

const playing = (state: CarouselState, autoPlay: boolean) =>
  state.autoPlay === autoPlay ? state : { ...state, autoPlay };
