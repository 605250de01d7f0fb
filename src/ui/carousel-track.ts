import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { reducedMotion } from './carousel-media';
import type { CarouselAction, CarouselState } from './carousel-state';

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
      const rest = nearestCard(element);
      const position = positionOf(element, rest);
      if (!isNear(element, position)) {
        // A move that broke off another one can end a few pixels beside its card.
        element.scrollTo({ left: destination.current ?? position, behavior: 'instant' });
        return;
      }
      destination.current = undefined;
      if (rest !== shown.current) dispatch({ type: 'scroll', index: rest }); // the visitor broke off a move of ours
    },
    onTouchMove: () => {
      if (!('onscrollend' in window)) destination.current = undefined; // Safari before 26.2
    },
  };
}

/** Scrolls to a neighbour, jumps to any other card. Gives the position that it is going to, if it moves. */
function moveTo(track: HTMLElement, index: number): number | undefined {
  const position = positionOf(track, index);
  const distance = Math.abs(position - track.scrollLeft);
  const isCalm = window.matchMedia(reducedMotion).matches;
  const isFar = distance > 1.5 * track.clientWidth;
  track.scrollTo({ left: position, behavior: isFar || isCalm ? 'instant' : 'smooth' });
  if (isFar && !isCalm) track.animate({ opacity: [0, 1] }, { duration: 250, easing: 'ease-out' });
  return distance > tolerance && track.scrollWidth > track.clientWidth ? position : undefined;
}

/** Where the track stands when it shows a card. */
function positionOf(track: HTMLElement, index: number): number {
  const [first, card] = [track.children[0], track.children[index]];
  return first && card ? card.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}

function nearestCard(track: HTMLElement): number {
  const stride = positionOf(track, 1);
  return stride > 0 ? Math.round(track.scrollLeft / stride) : 0;
}

const isNear = (track: HTMLElement, position: number) => Math.abs(track.scrollLeft - position) <= tolerance;
