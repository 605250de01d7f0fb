import type { CarouselState } from './carousel-state';

/**
 * Returns a function that shows the state of a carousel in its controls: the current dot, the label of the toggle, the
 * announced position.
 */
export function createDisplay(root: HTMLElement): (state: CarouselState) => void {
  const toggle = root.querySelector<HTMLElement>('[data-press=toggle]');
  if (!toggle) return () => {}; // a single slide has no controls
  const dots = root.querySelectorAll('[data-press=show]');
  const live = root.querySelector<HTMLElement>('[aria-live]');
  const text = live?.firstElementChild;
  return ({ index, autoPlay }) => {
    const current = index % dots.length; // of slides that are duplicated, both copies have the same dot
    for (const [dotIndex, dot] of dots.entries())
      if (dotIndex === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    toggle.toggleAttribute('data-playing', autoPlay);
    live?.setAttribute('aria-live', autoPlay ? 'off' : 'polite'); // no announcements during auto-play
    const position = `${current + 1} / ${dots.length}`;
    if (text && text.textContent !== position) text.textContent = position;
  };
}
