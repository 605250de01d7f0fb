/** What moves the slides of a carousel: the browser, which scrolls them, or Swiper. */
export interface Mover {
  /** The slide that is the first in view, or will be once the slides have moved. Counted from 0. */
  readonly index: number;
  /** The last slide that can be the first in view. */
  readonly last: number;
  /** Ahead (1), back (-1) or the shorter way. */
  goTo(index: number, way?: 1 | -1): void;
  /** After a resize: the same slides stay in view, without a transition. */
  fit(): void;
  /** Leaves the slides as they were served. */
  destroy(): void;
}

export interface MoverOptions {
  index: number;
  count: number;
  /** Another slide is the first in view now. */
  onIndex: (index: number) => void;
  /** The visitor moves the slides: with a finger, a wheel, find-in-page or a screen reader. */
  onTake: () => void;
}
