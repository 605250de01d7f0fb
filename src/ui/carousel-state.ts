/**
 * The state of a carousel of one card at a time (spec 001, section 4): which card is shown, and whether it plays.
 * Waiting (out of view, keyboard focus inside) is not part of it: it does not change what the visitor chose.
 */
export interface CarouselState {
  /** The card that is shown, from 0 to count minus 1. */
  index: number;
  autoPlay: boolean;
  /** True if the visitor scrolled there: the track is in place and must not move under the finger. */
  scrolled: boolean;
}

export type CarouselAction =
  | { type: 'tick' | 'previous' | 'next' | 'toggle' | 'hover' | 'leave' | 'still' }
  | { type: 'choose' | 'scroll'; index: number };

export const initialCarousel: CarouselState = { index: 0, autoPlay: true, scrolled: true };

/** Both directions wrap. The state is the same object if nothing changes, so that nothing is rendered. */
export function reduceCarousel(state: CarouselState, action: CarouselAction, count: number): CarouselState {
  switch (action.type) {
    case 'tick':
      return state.autoPlay ? { ...state, index: (state.index + 1) % count, scrolled: false } : state;
    case 'previous':
      return { index: (state.index + count - 1) % count, autoPlay: false, scrolled: false };
    case 'next':
      return { index: (state.index + 1) % count, autoPlay: false, scrolled: false };
    case 'choose':
      return { index: action.index, autoPlay: false, scrolled: false };
    case 'scroll':
      return isAt(state, action.index) ? state : { index: action.index, autoPlay: false, scrolled: true };
    case 'toggle':
      return { ...state, autoPlay: !state.autoPlay };
    case 'leave':
      return playing(state, true);
    case 'hover':
    case 'still':
      return playing(state, false);
  }
}

const isAt = ({ index, autoPlay, scrolled }: CarouselState, other: number) =>
  index === other && scrolled && !autoPlay;

const playing = (state: CarouselState, autoPlay: boolean) =>
  state.autoPlay === autoPlay ? state : { ...state, autoPlay };
