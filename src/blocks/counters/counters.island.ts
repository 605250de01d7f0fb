import { prefersReducedMotion } from '../../ui/reduced-motion';
import { countUp } from './count-up';

/** Spec 000, section 9: every 30 ms. */
const tick = 30;

/** How far outside the view figures are hidden: a scroll may be painted before the page is told of it. */
const margin = 200;

/**
 * Counts once, when the figures are scrolled into view. Until then they are shown as they were served, also on paper and in
 * a capture of the whole page. Those that have been seen stay so.
 */
export function wake(list: HTMLElement): void {
  const { dataset } = list;
  const end = () => {
    removeEventListener('scroll', look);
    dataset.counting = 'done';
  };
  const look = () => {
    const shown = shownOf(list);
    if (prefersReducedMotion()) end();
    else if (shown >= Math.min(list.offsetHeight, innerHeight) / 2) {
      removeEventListener('scroll', look);
      count(list);
    } else if (shown > -margin) dataset.counting = 'near';
    else delete dataset.counting;
  };
  if (shownOf(list) > 0) end();
  else addEventListener('scroll', look, { passive: true });
}

/** How much of an element's height is in view; less than nothing where it is outside. */
function shownOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

function count(list: HTMLElement): void {
  const { dataset } = list;
  const finals = [...list.querySelectorAll<HTMLElement>('[data-final]')];
  const figures = finals.map((final) => layOver(final, dataset.decimal));
  let ticks = 0;
  const show = () => {
    let next: string | undefined;
    for (const [number, frames] of figures) {
      number.textContent = frames[ticks] ?? number.textContent;
      next ||= frames[ticks + 1];
    }
    ticks += 1;
    if (next) return;
    clearInterval(timer);
    dataset.counting = 'done';
    for (const { nextSibling } of finals) nextSibling?.remove();
  };
  const timer = setInterval(show, tick);
  dataset.counting = 'running';
  show();
}

/** Puts a copy over a final figure, for the eye alone: it counts, while screen readers read what was served. */
function layOver(final: HTMLElement, decimal?: string): [Element, readonly string[]] {
  const layer = final.cloneNode(true) as HTMLElement;
  delete layer.dataset.final;
  layer.setAttribute('aria-hidden', 'true');
  final.after(layer);
  const number = layer.querySelector('span:not(:has(*))') ?? layer; // the words around it are in <small>
  return [number, countUp(number.textContent ?? '', decimal)];
}
