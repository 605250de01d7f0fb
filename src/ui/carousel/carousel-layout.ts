/**
 * The number of slides in view by CSS at the current width, including the visible part of the next one; in a grid, all
 * of them.
 */
export function slidesInView(viewport: HTMLElement): number {
  const style = getComputedStyle(viewport);
  const numberIn = (name: string) => Number(style.getPropertyValue(name));
  return style.getPropertyValue('--grid')
    ? Number.POSITIVE_INFINITY
    : (numberIn('--per-view') || 1) + numberIn('--peek');
}

/**
 * The distance between two slides in px, which is the width of a slide, because the gap is part of it; negative on
 * right-to-left pages, like scroll positions.
 */
export const slideWidth = (viewport: HTMLElement) =>
  (viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0) *
  (getComputedStyle(viewport).direction === 'rtl' ? -1 : 1);

/** Maximum offset of a resting slide in px, for screens with fractional pixels. */
const tolerance = 2;

/** Whether the viewport is scrolled to a position in px from its start. */
export const isScrolledTo = (viewport: HTMLElement, left: number) =>
  Math.abs(viewport.scrollLeft - left) <= tolerance;
