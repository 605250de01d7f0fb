import { noise } from '../noise';
import type { Frame } from './frame';
import { d, type Point, polygon } from './svg';

/** A line of hills. */
export interface Ridge {
  /** Height of the left end. */
  readonly y: number;
  /** How far the tops leave that line. */
  readonly sway: number;
  /** Distance from top to dip. */
  readonly stride: number;
  readonly seed: number;
  /** How much lower (or, if negative, higher) the right end is. */
  readonly fall?: number;
}

/** A soft ridge that fills the illustration down to its lower edge. */
export function ridge({ width, height }: Frame, { y, sway, stride, seed, fall = 0 }: Ridge): string {
  const next = noise(seed);
  const points: Point[] = [];
  for (let x = -stride; x <= width + 2 * stride; x += stride) {
    const side = points.length % 2 ? 1 : -1;
    points.push([
      x + (next() - 0.5) * stride * 0.5,
      y + (fall * x) / width + side * sway * (0.35 + next() * 0.65),
    ]);
  }
  return d`${smooth(points)}L${width},${height}H0z`;
}

/** A soft line through the middles between points: the points are where it bends, not where it passes. */
export function smooth(points: readonly Point[]): string {
  return points.reduce((path, [x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    const [midX, midY] = [(x + nextX) / 2, (y + nextY) / 2];
    return i === 0 ? d`M${midX},${midY}` : d`${path}Q${x},${y} ${midX},${midY}`;
  }, '');
}

/** The four parts of a mountain, to be layered in this order; the light comes from the left. */
export interface Mountain {
  readonly rock: string;
  readonly shade: string;
  readonly snow: string;
  readonly snowShade: string;
}

/** A steep peak with its foot at `base`. */
export function mountain(x: number, base: number, width: number, height: number, seed: number): Mountain {
  const next = noise(seed);
  const jitter = () => (next() - 0.5) * 0.04;
  /** A point by its share of the half width and of the height; a flank runs where both are equal. */
  const at = (across: number, down: number): Point => [
    x + (across * width) / 2,
    base - height + down * height,
  ];
  const top = at(0, 0);
  const left = at(-0.33 + jitter(), 0.36);
  const right = at(0.31 + jitter(), 0.34);
  const lowLeft = at(-0.66 + jitter(), 0.68);
  const lowRight = at(0.64 + jitter(), 0.63);
  const hem = [
    at(0.17, 0.24),
    at(0.1, 0.47 + jitter()),
    at(-0.01, 0.27),
    at(-0.11, 0.45 + jitter()),
    at(-0.19, 0.26),
  ];
  return {
    rock: polygon([at(-1, 1), lowLeft, left, top, right, lowRight, at(1, 1)]),
    shade: polygon([
      top,
      right,
      lowRight,
      at(1, 1),
      at(0.26, 1),
      at(0.08, 0.74 + jitter()),
      at(0.2, 0.5),
      at(0.03, 0.26),
    ]),
    snow: polygon([top, right, ...hem, left]),
    snowShade: polygon([top, right, ...hem.slice(0, 3), at(0.05, 0.15)]),
  };
}
