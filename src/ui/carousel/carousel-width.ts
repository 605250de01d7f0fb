/** How many slides are seen at once. A width that is left out shows as many as the one below it. */
export interface PerView {
  base: number;
  /** From 640 px. */
  small?: number;
  /** From 768 px. */
  medium?: number;
  /** From 1024 px. */
  large?: number;
  /** From 1280 px. */
  wide?: number;
}

/** The number of slides for each breakpoint, as custom properties: carousel.module.css chooses between them. */
export const slidesByWidth = (perView: PerView) =>
  Object.fromEntries(Object.entries(perView).map(([width, count]) => [`--slides-${width}`, count]));

/** The name of the first width that shows all slides at once, so that nothing is left to move. */
export function fittingWidth(
  { base, small = base, medium = small, large = medium, wide = large }: PerView,
  count: number,
) {
  const widths = { base, small, medium, large, wide };
  return Object.entries(widths).find(([, shown]) => count <= shown)?.[0];
}

/** The slide at the start of a view that is scrolled so far, counted from 0. */
export function slideAt(scrolled: number, slideWidth: number, count: number): number {
  if (slideWidth === 0) return 0;
  return Math.max(0, Math.min(count - 1, Math.round(scrolled / slideWidth)));
}
