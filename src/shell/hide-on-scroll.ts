/** Distance in px after which scrolling in one direction counts. */
const threshold = 8;

/**
 * Sets `data-reading` on the page while scrolling down, upon which phones hide the header. The header stays hidden
 * while it would cover the focused element (WCAG 2.4.11).
 */
export function hideOnScroll(): void {
  const { dataset } = document.documentElement;
  let section = sectionInView();
  let top = topOf(section);
  let travelled = 0;
  addEventListener(
    'scroll',
    () => {
      // Not by `scrollY`, which also changes with layout shifts above.
      const moved = top - topOf(section);
      section = sectionInView();
      top = topOf(section);
      // The distance in the current direction, negative upwards.
      travelled = moved > 0 === travelled > 0 ? travelled + moved : moved;
      if (isMenuOpen()) return;
      if (window.scrollY < 1) delete dataset.reading;
      else if (travelled > threshold && window.scrollY > headerHeight()) dataset.reading = '';
      else if (travelled < -threshold && !coversFocus()) delete dataset.reading;
    },
    { passive: true },
  );
}

/** The height of the header in px, from its design token. */
export const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));

/** The button that closes the menu is in the header, which must stay visible then. */
const isMenuOpen = () => document.querySelector('header [popover]')?.getClientRects().length;

/** The section at a third of the height of the screen, by whose position scrolling is measured. */
const sectionInView = () =>
  document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3)?.closest('main > *, footer');

const topOf = (section: Element | null | undefined) => section?.getBoundingClientRect().top ?? 0;

/**
 * Whether the header, if it were shown, would cover the focused element. `data-contents` marks the table of contents, a
 * bar that sticks below the header.
 */
function coversFocus(): boolean {
  const focused = document.querySelector('main :focus-visible');
  if (!focused || focused.closest('[data-contents]')) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  const contentsHeight = document.querySelector<HTMLElement>('[data-contents]')?.offsetHeight ?? 0;
  return bottom > 0 && top < headerHeight() + contentsHeight;
}
