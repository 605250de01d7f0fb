/** How far, in pixels, a finger moves before it means a direction. */
const threshold = 8;

/**
 * Says on the page (`data-reading`) that somebody scrolls down: on phones the header makes room for what is read, and
 * comes back on the way up. It stays away while it would cover what is focused (WCAG 2.4.11).
 */
export function hideOnScroll(): void {
  const { dataset } = document.documentElement;
  let turn = window.scrollY;
  addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      const isReading = dataset.reading !== undefined;
      if (isReading ? scrollY > turn : scrollY < turn) turn = scrollY;
      else if (Math.abs(scrollY - turn) > threshold) {
        if (isReading && (scrollY < 1 || !coversFocus())) delete dataset.reading;
        else if (!isReading && scrollY > headerHeight()) dataset.reading = '';
        turn = scrollY;
      }
    },
    { passive: true },
  );
}

function coversFocus(): boolean {
  const focused = document.querySelector('main :focus-visible');
  if (!focused || focused.closest('[data-contents]')) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  const bars = document.querySelector<HTMLElement>('[data-contents]')?.offsetHeight ?? 0;
  return bottom > 0 && top < headerHeight() + bars;
}

/** It is fixed by the specification, and so in a token. */
const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
