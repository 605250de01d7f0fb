import { describe, expect, it } from 'vitest';
import { type CarouselAction, type CarouselState, initialCarousel, reduceCarousel } from './carousel-state';

const count = 10;
const simple = ['tick', 'previous', 'next', 'toggle', 'play', 'pause'] as const;
type Step = (typeof simple)[number] | CarouselAction;

/** The state of a carousel of ten cards after the given steps. */
const carouselAfter = (...steps: Step[]): CarouselState => stepsTo(count - 1, steps);

const stepsTo = (last: number, steps: readonly Step[]) =>
  steps.reduce<CarouselState>(
    (state, step) => reduceCarousel(state, typeof step === 'string' ? { type: step } : step, last),
    initialCarousel,
  );

describe('a carousel of ten cards', () => {
  it('starts at the first card and plays', () => {
    expect(initialCarousel).toMatchObject({ index: 0, autoPlay: true });
  });

  it('advances one card per tick and wraps from the last to the first', () => {
    expect(carouselAfter('tick')).toMatchObject({ index: 1, autoPlay: true });
    expect(carouselAfter(...Array<'tick'>(count).fill('tick'))).toMatchObject({ index: 0, autoPlay: true });
  });

  it('wraps backwards from the first card to the last', () => {
    expect(carouselAfter('previous')).toMatchObject({ index: 9, autoPlay: false });
  });

  it.each<[string, Step]>([
    ['previous', 'previous'],
    ['next', 'next'],
    ['a dot', { type: 'choose', index: 6 }],
    ['a swipe', 'pause'],
  ])('stops playing on %s', (_, step) => {
    expect(carouselAfter(step).autoPlay).toBe(false);
    expect(carouselAfter(step, 'tick')).toEqual(carouselAfter(step));
  });

  it('stops playing on the dot of the current card', () => {
    expect(carouselAfter({ type: 'choose', index: 0 })).toMatchObject({ index: 0, autoPlay: false });
  });

  it('goes to the card of the dot', () => {
    expect(carouselAfter({ type: 'choose', index: 6 }).index).toBe(6);
  });

  it('plays on when the slides have moved without a press', () => {
    expect(carouselAfter({ type: 'arrive', index: 2 })).toEqual({ index: 2, autoPlay: true });
  });

  it('is paused and resumed by the toggle, and stays on its card', () => {
    expect(carouselAfter('tick', 'toggle')).toMatchObject({ index: 1, autoPlay: false });
    expect(carouselAfter('tick', 'toggle', 'toggle')).toMatchObject({ index: 1, autoPlay: true });
  });

  it('pauses under a hovering mouse and plays again when it leaves', () => {
    expect(carouselAfter('pause').autoPlay).toBe(false);
    expect(carouselAfter('pause', 'play').autoPlay).toBe(true);
  });
});

describe('a list of ten cards that scrolls, with three in view', () => {
  const indexAfter = (...steps: Step[]) => stepsTo(7, steps).index;

  it('wraps from the last card that can be the first in view', () => {
    expect(indexAfter({ type: 'choose', index: 7 }, 'next')).toBe(0);
    expect(indexAfter('previous')).toBe(7);
  });

  it('moves with every press from a card at its end, which cannot be the first', () => {
    expect(indexAfter({ type: 'choose', index: 9 }, 'next')).toBe(0);
    expect(indexAfter({ type: 'choose', index: 9 }, 'previous')).toBe(6);
  });
});
