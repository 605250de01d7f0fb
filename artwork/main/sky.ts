import type { Frame } from './frame';
import type { Palette } from './palette';
import { d, disc, shape, tag } from './svg';

/** The position and size of the sun or moon. */
export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Flat haloes around the sun: they make all posters recognisable as one series. */
export function sky(p: Palette, { width, height }: Frame, { x, y, r }: Sun): string {
  const [outer, middle, inner] = p.sky;
  return [
    tag('rect', { width, height, fill: outer }),
    shape(middle, disc(x, y, r * 4.6)),
    shape(inner, disc(x, y, r * 2.6)),
    shape(p.sun, disc(x, y, r)),
  ].join('');
}

/** A flat cloud of two rounded bars. */
export function cloud(x: number, y: number, width: number): string {
  const bar = (left: number, top: number, long: number, high: number) =>
    d`M${left},${top}h${long}a${high / 2},${high / 2} 0 0 1 0,${high}` +
    d`h${-long}a${high / 2},${high / 2} 0 0 1 0,${-high}z`;
  const h = width * 0.085;
  return bar(x, y, width, h) + bar(x + width * 0.22, y - h * 0.98, width * 0.42, h);
}

/** Birds far off: three short strokes say how wide the sky is. */
export function birds(x: number, y: number, size = 1): string {
  const bird = (bx: number, by: number, s: number) =>
    d`M${bx},${by}q${8 * s},${-9 * s} ${14 * s},0q${6 * s},${-9 * s} ${14 * s},0`;
  return (
    bird(x, y, size) +
    bird(x + 46 * size, y - 22 * size, size * 0.8) +
    bird(x + 74 * size, y + 8 * size, size * 0.65)
  );
}
