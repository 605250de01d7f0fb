import { countUp, tick } from './count-up';

/**
 * Counts once, when the figures are first seen. What is already shown in its final form stays so: with reduced motion,
 * and if the style sheet has stopped waiting for a late script.
 */
export function wake(list: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      if (isPainted(list)) list.dataset.counting = 'done';
      else count(list);
    },
    // Half of them; on a small screen as many as fill half of it.
    { threshold: Math.min(0.5, window.innerHeight / 2 / list.offsetHeight) },
  );
  observer.observe(list);
}

/** Whether the final figures are on the screen already. */
function isPainted(list: HTMLElement): boolean {
  const figure = list.querySelector('[data-final]');
  return figure !== null && getComputedStyle(figure).opacity !== '0';
}

function count(list: HTMLElement): void {
  const figures = [...list.querySelectorAll<HTMLElement>('[data-final]')].map(layOver);
  const total = Math.max(...figures.map(({ ticks }) => ticks));
  const show = (ticks: number) => {
    for (const { textAfter, number } of figures) number.textContent = textAfter(ticks);
  };
  let ticks = 0;
  show(ticks);
  list.dataset.counting = 'running';
  const timer = setInterval(() => {
    ticks += 1;
    show(ticks);
    if (ticks < total) return;
    clearInterval(timer);
    list.dataset.counting = 'done';
    for (const { layer } of figures) layer.remove();
  }, tick);
}

/** Puts a copy over a final figure, for the eye alone: it counts, while screen readers read what was served. */
function layOver(final: HTMLElement) {
  const layer = final.cloneNode(true) as HTMLElement;
  layer.removeAttribute('data-final');
  layer.setAttribute('aria-hidden', 'true');
  final.after(layer);
  const number = layer.querySelector('span:not(:has(*))') ?? layer; // the words around it are in <small>
  return { layer, number, ...countUp(number.textContent ?? '') };
}
