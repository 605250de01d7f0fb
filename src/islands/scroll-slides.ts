/**
 * Answers a press that moves the slides of a carousel before its script has come: the browser scrolls there. The number
 * of the slide stays on the carousel (`data-slide`), for the next press and for the script. False for other presses, and
 * on a page from right to left, whose slides would be counted backwards: those presses wait for the script.
 */
export function scrollSlides({ dataset, firstElementChild }: HTMLElement, target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-press]:not([data-press=toggle])');
  if (!button || document.dir) return false;
  const view = firstElementChild as HTMLElement;
  const { scrollWidth, scrollLeft, clientWidth } = view;
  const width = (view.querySelector('li') as HTMLElement).offsetWidth;
  /** How many of them can be the first in view. */
  const count = Math.round((scrollWidth - clientWidth) / width) + 1;
  const from = +(dataset.slide ?? Math.round(scrollLeft / width));
  const { press } = button.dataset;
  const slide =
    press === 'show'
      ? [...(button.parentElement as HTMLElement).children].indexOf(button)
      : (from + (press === 'next' ? 1 : count - 1)) % count;
  dataset.slide = `${slide}`;
  view.scrollTo({ left: slide * width });
  return true;
}
