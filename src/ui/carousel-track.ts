import { type Dispatch, type RefObject, type TouchEvent, useEffect, useRef, type WheelEvent } from 'react';
import type { CarouselAction, CarouselState } from './carousel-state';
import { reducedMotion } from './media-query';

/** The most that a resting track is off its card, for screens with fractions of a pixel. */
const tolerance = 2;

/**
 * Keeps the track and the state in step, both ways: the track is scrolled to the card of the state, and the state
 * follows where the visitor scrolls, by whatever means (finger, wheel, key, find-in-page, a screen reader). Only the
 * track is scrolled, never the page.
 */
export function useTrack(
  track: RefObject<HTMLElement | null>,
  { index, scrolled }: CarouselState,
  dispatch: Dispatch<CarouselAction>,
) {
  /** Where a move of ours is going to: what scrolls on the way there is not the visitor. */
  const destination = useRef<number>(undefined);
  const shown = useRef(index);
  /** Where the touch began. */
  const touched = useRef<{ clientX: number; clientY: number }>(undefined);

  // What was scrolled before React came stays where it is.
  useEffect(() => {
    if (!track.current) return;
    const found = nearestCard(track.current);
    if (found !== shown.current) dispatch({ type: 'scroll', index: found });
  }, [track, dispatch]);

  useEffect(() => {
    shown.current = index;
    if (!scrolled && track.current) destination.current = moveTo(track.current, index);
  }, [track, index, scrolled]);

  // Another width moves every card: the track goes back to the one that was shown.
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      destination.current = undefined;
      element.scrollTo({ left: positionOf(element, shown.current), behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [track]);

  /** The visitor interrupts a move of ours: from now on the visitor scrolls. */
  const cancelMove = () => {
    destination.current = undefined;
  };

  return {
    onScroll: () => {
      const element = track.current;
      if (!element) return;
      if (destination.current !== undefined) {
        if (isNear(element, destination.current)) destination.current = undefined;
      } else if (!isNear(element, positionOf(element, shown.current))) {
        dispatch({ type: 'scroll', index: nearestCard(element) });
      }
    },
    onScrollEnd: () => {
      const element = track.current;
      if (!element) return;
      const goal = destination.current;
      if (goal !== undefined && !isNear(element, goal)) {
        // What ended is a move that ours replaced, or ours ended a few pixels beside its card: on to where it goes.
        element.scrollTo({ left: goal, behavior: 'smooth' });
        return;
      }
      destination.current = undefined;
      const rest = nearestCard(element);
      if (rest !== shown.current) dispatch({ type: 'scroll', index: rest });
    },
    // Only sideways: a finger or a wheel that scrolls the page over the cards leaves them alone.
    onTouchStart: ({ touches }: TouchEvent) => {
      touched.current = touches[0];
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const [from, to] = [touched.current, touches[0]];
      if (from && to && Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY))
        cancelMove();
    },
    onWheel: ({ deltaX, deltaY, shiftKey }: WheelEvent) => {
      if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) cancelMove();
    },
    onKeyDown: cancelMove,
  };
}

/** Scrolls to a neighbour, jumps to any other card. Gives the position that it is going to, if it moves. */
function moveTo(track: HTMLElement, index: number): number | undefined {
  const position = positionOf(track, index);
  const distance = Math.abs(position - track.scrollLeft);
  const prefersReducedMotion = window.matchMedia(reducedMotion).matches;
  const isFar = distance > 1.5 * track.clientWidth;
  track.scrollTo({ left: position, behavior: isFar || prefersReducedMotion ? 'instant' : 'smooth' });
  if (isFar && !prefersReducedMotion)
    track.animate({ opacity: [0, 1] }, { duration: 250, easing: 'ease-out' });
  return distance > tolerance && track.scrollWidth > track.clientWidth ? position : undefined;
}

/** How far the track is scrolled when it shows a card. */
function positionOf(track: HTMLElement, index: number): number {
  const [first, card] = [track.children[0], track.children[index]];
  return first && card ? card.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}

function nearestCard(track: HTMLElement): number {
  const stride = positionOf(track, 1);
  return stride > 0 ? Math.round(track.scrollLeft / stride) : 0;
}

const isNear = (track: HTMLElement, position: number) => Math.abs(track.scrollLeft - position) <= tolerance;
