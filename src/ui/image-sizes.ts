import type { CountByBreakpoint } from './carousel/carousel-width';

/** The maximum width of a row in rem (renderer/tokens.css). */
const pageWidth = 90;

const breakpoints = [
  ['wide', 1280],
  ['large', 1024],
  ['medium', 768],
  ['small', 640],
] as const;

/** The `sizes` attribute for images in rows, which must be known before layout. */
export function imageSizes(perRow: CountByBreakpoint): string {
  const steps = breakpoints.flatMap(([name, minWidth]) => {
    const count = perRow[name];
    return count ? [`(width >= ${minWidth}px) ${widthOf(count)}`] : [];
  });
  return [...steps, widthOf(perRow.base)].join(', ');
}

const widthOf = (count: number) =>
  count === 1 ? '100vw' : `min(${Math.ceil(100 / count)}vw, ${Math.ceil(pageWidth / count)}rem)`;
