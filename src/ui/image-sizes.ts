import type { PerView } from './carousel/carousel-width';

/** renderer/tokens.css: no row is wider. */
const pageWidth = 90;

const breakpoints = [
  ['wide', 1280],
  ['large', 1024],
  ['medium', 768],
  ['small', 640],
] as const;

/** The `sizes` of an image of which so many are in a row: its width before the layout is known. */
export function imageSizes(perRow: PerView): string {
  const steps = breakpoints.flatMap(([name, from]) => {
    const count = perRow[name];
    return count ? [`(width >= ${from}px) ${widthOf(count)}`] : [];
  });
  return [...steps, widthOf(perRow.base)].join(', ');
}

const widthOf = (count: number) =>
  count === 1 ? '100vw' : `min(${Math.ceil(100 / count)}vw, ${Math.ceil(pageWidth / count)}rem)`;
