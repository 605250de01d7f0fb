/**
 * Handles a press on a button of a carousel that is not hydrated, by scrolling. `data-press` says what the button does:
 * go to the `previous` or `next` slide, `show` the slide of its own position, or `toggle` auto-play. The index of the
 * slide is stored in `data-slide` for the next press and for the script. Returns false for other buttons and `toggle`,
 * and on right-to-left pages (the only ones with `dir`), where scroll offsets are negative; those presses wait for the
 * script.
 */
export function scrollSlides({ dataset, firstElementChild }: HTMLElement, target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-press]:not([data-press=toggle])');
  if (!button || document.dir) return false;
  const view = firstElementChild as HTMLElement;
  const { scrollWidth, scrollLeft, clientWidth } = view;
  const width = (view.querySelector('li') as HTMLElement).offsetWidth;
  /** Number of slides that can be scrolled to the start. */
  const count = Math.round((scrollWidth - clientWidth) / width) + 1;
  const current = +(dataset.slide ?? Math.round(scrollLeft / width));
  const { press } = button.dataset;
  const slide =
    press === 'show'
      ? [...(button.parentElement as HTMLElement).children].indexOf(button)
      : (current + (press === 'next' ? 1 : count - 1)) % count;
  dataset.slide = `${slide}`;
  view.scrollTo({ left: slide * width });
  return true;
}
