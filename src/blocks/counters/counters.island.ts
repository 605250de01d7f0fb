import { prefersReducedMotion } from '../../ui/reduced-motion';
import { countUp } from './count-up';

/** Time in ms from one number to the next while counting up (spec 000, section 9). */
const tick = 30;

/**
 * Distance in px outside the viewport at which figures are hidden already, because a scroll may be painted before
 * scripts notice it.
 */
const margin = 200;

/**
 * Counts up once, when the figures scroll into view. Before, they are shown as served, so that print and full-page
 * screenshots are right. Figures that were already visible do not count.
 */
export function hydrate(list: HTMLElement): void {
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

/** The visible height of an element in px; negative if it is outside the viewport. */
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
    let nextText: string | undefined;
    for (const [number, frames] of figures) {
      number.textContent = frames[ticks] ?? number.textContent;
      nextText ||= frames[ticks + 1];
    }
    ticks += 1;
    if (nextText) return;
    clearInterval(timer);
    dataset.counting = 'done';
    for (const { nextSibling } of finals) nextSibling?.remove();
  };
  const timer = setInterval(show, tick);
  dataset.counting = 'running';
  show();
}

/** Covers a final figure with an animated copy that is hidden from screen readers, which read the served figure. */
function layOver(final: HTMLElement, decimal?: string): [Element, readonly string[]] {
  const layer = final.cloneNode(true) as HTMLElement;
  delete layer.dataset.final;
  layer.setAttribute('aria-hidden', 'true');
  final.after(layer);
  const number = layer.querySelector('span:not(:has(*))') ?? layer; // surrounding words are in `<small>`
  return [number, countUp(number.textContent ?? '', decimal)];
}
