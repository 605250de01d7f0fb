import { noise } from '../noise';
import { box, d, disc, type Point, steps } from './svg';

/** A spruce of three tiers with its foot at (x, y). */
function spruce(x: number, y: number, height: number): string {
  const w = height * 0.19;
  const h = height / 10;
  return (
    d`M${x},${y - height}l${w * 0.55},${h * 3.6}h${-w * 0.22}l${w * 0.42},${h * 2.9}h${-w * 0.25}` +
    d`l${w * 0.5},${h * 2.9}` +
    d`h${-w * 0.86}v${h * 0.6}h${-w * 0.28}v${-h * 0.6}h${-w * 0.86}l${w * 0.5},${-h * 2.9}h${-w * 0.25}` +
    d`l${w * 0.42},${-h * 2.9}h${-w * 0.22}z`
  );
}

/** A group of spruces, with neighbours of different heights; distant ones are plain triangles. */
export function spruces(from: Point, to: Point, count: number, height: number, seed: number): string {
  const next = noise(seed);
  const draw = height > 90 ? spruce : dart;
  return steps(0, 1, count)
    .map((share) =>
      draw(
        from[0] + (to[0] - from[0]) * share + (next() - 0.5) * height * 0.12,
        from[1] + (to[1] - from[1]) * share,
        height * (0.62 + next() * 0.5),
      ),
    )
    .join('');
}

const dart = (x: number, y: number, height: number) =>
  d`M${x},${y - height}l${height * 0.2},${height}h${height * -0.4}z`;

/** A broad-leaved tree: a crown of overlapping discs on a short trunk. */
export function leafy(x: number, y: number, height: number): string {
  const r = height * 0.27;
  const crown: readonly (readonly [number, number, number])[] = [
    [0, 0.72, 1],
    [-0.2, 0.56, 0.78],
    [0.21, 0.55, 0.8],
    [0, 0.48, 0.85],
  ];
  return (
    box(x - height * 0.025, y - height * 0.4, height * 0.05, height * 0.4) +
    crown.map(([dx, dy, size]) => disc(x + dx * height, y - dy * height, r * size)).join('')
  );
}

/** Light on the crown of `leafy`: what keeps a dark tree from being a blob. */
export function leafLight(x: number, y: number, height: number): string {
  const dab = (dx: number, dy: number) =>
    d`M${x + dx * height},${y - dy * height}q${height * 0.03},${-height * 0.06} ${height * 0.1},${-height * 0.065}`;
  return dab(-0.17, 0.8) + dab(-0.05, 0.68) + dab(-0.31, 0.6) + dab(0.12, 0.57) + dab(-0.14, 0.5);
}

/** A date palm: a leaning trunk to be drawn as a line, and its fronds as a shape. */
export function palm(x: number, y: number, h: number): { readonly trunk: string; readonly fronds: string } {
  const [topX, topY] = [x + h * 0.07, y - h * 0.72];
  const frond = ([dx, dy]: Point) =>
    d`M${topX},${topY}q${dx * 0.4 * h},${(dy * 0.4 - 0.17) * h} ${dx * h},${dy * h}` +
    d`q${-dx * 0.52 * h},${(-dy * 0.5 - 0.1) * h} ${-dx * h},${-dy * h}z`;
  const tips: readonly Point[] = [
    [0.42, 0.13],
    [0.4, -0.02],
    [0.27, 0.25],
    [0.22, -0.13],
    [-0.4, 0.1],
    [-0.35, -0.05],
    [-0.24, 0.24],
    [-0.16, -0.15],
  ];
  return {
    trunk: d`M${x},${y}Q${x + h * 0.01},${y - h * 0.4} ${topX},${topY}`,
    fronds: tips.map(frond).join(''),
  };
}
