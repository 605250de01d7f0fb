import type { CarouselState } from './carousel-state';

/** Shows the state of a carousel in its controls: the current dot, the text of the toggle, the announced position. */
export function createDisplay(root: HTMLElement): (state: CarouselState) => void {
  const toggle = root.querySelector<HTMLElement>('[data-press=toggle]');
  if (!toggle) return () => {}; // a single slide has no controls
  const dots = root.querySelectorAll('[data-dot]');
  const live = root.querySelector<HTMLElement>('[aria-live]');
  return ({ index, autoPlay }) => {
    const current = index % dots.length;
    for (const [place, dot] of dots.entries())
      if (place === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    toggle.toggleAttribute('data-paused', !autoPlay);
    const { pause = '', resume = '' } = toggle.dataset;
    write(toggle.lastElementChild, autoPlay ? pause : resume);
    live?.setAttribute('aria-live', autoPlay ? 'off' : 'polite'); // never while they play
    write(live?.firstElementChild, `${current + 1} / ${dots.length}`);
  };
}

/** Only what is new: a screen reader may announce what is written. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
