import { prefersReducedMotion } from '../../ui/reduced-motion';
import { countUp } from './count-up';

/** Time in ms from one number to the next while counting up (spec 000, section 9). */
const tickMs = 30;

/**
 * Distance in px outside the viewport at which figures are hidden already, because a scroll may be painted before
 * scripts notice it.
 */
const nearMargin = 200;

/**
 * Counts up once, when the figures scroll into view. Far from the viewport they are shown as served, so that print and
 * full-page screenshots are right. Figures that were already visible do not count up. The styles hide the served
 * figures while `data-counting` is `near` or `running`.
 */
export function hydrate(list: HTMLElement): void {
  const { dataset } = list;
  const end = () => {
    removeEventListener('scroll', update);
    dataset.counting = 'done';
  };
  const update = () => {
    const visible = visibleHeight(list);
    if (prefersReducedMotion()) end();
    else if (visible >= Math.min(list.offsetHeight, innerHeight) / 2) {
      removeEventListener('scroll', update);
      startCounting(list);
    } else if (visible > -nearMargin) dataset.counting = 'near';
    else delete dataset.counting;
  };
  if (visibleHeight(list) > 0) end();
  else addEventListener('scroll', update, { passive: true });
}

/** The visible height of an element in px; negative if it is outside the viewport. */
function visibleHeight(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

function startCounting(list: HTMLElement): void {
  const { dataset } = list;
  const finalFigures = [...list.querySelectorAll<HTMLElement>('[data-final]')];
  const copies = finalFigures.map((final) => addAnimatedCopy(final, dataset.decimal));
  let ticks = 0;
  const show = () => {
    let nextText: string | undefined;
    for (const [number, frames] of copies) {
      number.textContent = frames[ticks] ?? number.textContent;
      nextText ||= frames[ticks + 1];
    }
    ticks += 1;
    if (nextText) return;
    clearInterval(timer);
    dataset.counting = 'done';
    for (const { nextSibling } of finalFigures) nextSibling?.remove();
  };
  const timer = setInterval(show, tickMs);
  dataset.counting = 'running';
  show();
}

/**
 * Covers a final figure with an animated copy that is hidden from screen readers, which read the served figure. Returns
 * the element of the copy whose text counts up, and the texts that it shows.
 */
function addAnimatedCopy(final: HTMLElement, decimal?: string): [Element, readonly string[]] {
  const copy = final.cloneNode(true) as HTMLElement;
  delete copy.dataset.final;
  copy.setAttribute('aria-hidden', 'true');
  final.after(copy);
  const number = copy.querySelector('span:not(:has(*))') ?? copy; // surrounding words are in `<small>`
  return [number, countUp(number.textContent ?? '', decimal)];
}
