import { countUp } from './count-up';

/** Spec 000, section 9: every 30 ms. */
const tick = 30;

/** Counts once, when the figures are first seen. */
export function wake(list: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      count(list);
    },
    // Half of them; on a small screen as many as fill half of it.
    { threshold: Math.min(0.5, window.innerHeight / 2 / list.offsetHeight) },
  );
  observer.observe(list);
}

/**
 * What is already shown in its final form stays so: with reduced motion, and if the style sheet has stopped waiting for
 * a late script.
 */
function count(list: HTMLElement): void {
  const { dataset } = list;
  const finals = [...list.querySelectorAll<HTMLElement>('[data-final]')];
  if (finals.some((final) => getComputedStyle(final).opacity !== '0')) {
    dataset.counting = 'done';
    return;
  }
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
