/** What the style sheet says for the width that there is, with the part of the next one that is seen; in a grid, all. */
export function slidesInView(viewport: HTMLElement): number {
  const style = getComputedStyle(viewport);
  const numberIn = (name: string) => Number(style.getPropertyValue(name));
  return style.getPropertyValue('--grid')
    ? Number.POSITIVE_INFINITY
    : (numberIn('--per-view') || 1) + numberIn('--peek');
}

/** From one slide to the next, px: negative from right to left, as the position of the scroller is. */
export const slideWidth = (viewport: HTMLElement) =>
  (viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0) *
  (getComputedStyle(viewport).direction === 'rtl' ? -1 : 1);

/** The most that a resting view is off its slide, for screens with fractions of a pixel. */
const tolerance = 2;

export const isScrolledTo = (viewport: HTMLElement, left: number) =>
  Math.abs(viewport.scrollLeft - left) <= tolerance;
