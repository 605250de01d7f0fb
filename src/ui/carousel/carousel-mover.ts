/** Moves the slides of a carousel, by native scrolling or by Swiper. */
export interface Mover {
  /** Zero-based index of the first slide in view, or of the one that a running move leads to. */
  readonly index: number;
  /** Index of the last slide that can be the first in view. */
  readonly last: number;
  /** Moves to a slide: in a loop forwards (1), backwards (-1) or, without a direction, the shorter way. */
  goTo(index: number, direction?: 1 | -1): void;
  /** After a resize: keeps the same slides in view, without a transition. */
  adaptToWidth(): void;
  /** Restores the served state. */
  destroy(): void;
}

/** Where a mover starts, and what it calls. */
export interface MoverOptions {
  /** Zero-based index of the slide to start at. */
  index: number;
  /** Number of slides. */
  count: number;
  /** Called when another slide becomes the first in view. */
  onIndex: (index: number) => void;
  /** Called when the visitor moves the slides, by touch, wheel, find-in-page or screen reader. */
  onVisitorMove: () => void;
}
