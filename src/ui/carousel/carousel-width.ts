/**
 * A number of slides in view, or of cards in a row, by breakpoint. At an omitted breakpoint, the count of the next
 * smaller one applies.
 */
export interface CountByBreakpoint {
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

/** Custom properties with the number of slides at each breakpoint, between which carousel.module.css chooses. */
export const slidesByWidth = (perView: CountByBreakpoint) =>
  Object.fromEntries(Object.entries(perView).map(([width, count]) => [`--slides-${width}`, count]));

/** The first breakpoint from which on all slides are in view; undefined if there is none. */
export function fittingWidth(
  { base, small = base, medium = small, large = medium, wide = large }: CountByBreakpoint,
  count: number,
) {
  const widths = { base, small, medium, large, wide };
  return Object.entries(widths).find(([, shown]) => count <= shown)?.[0];
}

/** Zero-based index of the slide at a scroll position. */
export function slideAt(scrolled: number, slideWidth: number, count: number): number {
  if (slideWidth === 0) return 0;
  return Math.max(0, Math.min(count - 1, Math.round(scrolled / slideWidth)));
}
