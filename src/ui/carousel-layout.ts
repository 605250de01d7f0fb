/** What the style sheet says for the width that there is; in a grid, all. */
export function slidesInView(viewport: HTMLElement): number {
  const style = getComputedStyle(viewport);
  return style.getPropertyValue('--grid')
    ? Number.POSITIVE_INFINITY
    : Number(style.getPropertyValue('--per-view')) || 1;
}

export const slideWidth = (viewport: HTMLElement) =>
  viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0;

/** The most that a resting view is off its slide, for screens with fractions of a pixel. */
const tolerance = 2;

export const isScrolledTo = (viewport: HTMLElement, left: number) =>
  Math.abs(viewport.scrollLeft - left) <= tolerance;
