import { noise } from '../noise';
import type { Palette } from './palette';
import { place, round, shape, steps } from './svg';

/** A stretch of water in which light lies in short level strokes. */
export interface Glints {
  readonly x: number;
  readonly y: number;
  /** Half of the width at the far and at the near end. */
  readonly spread: readonly [number, number];
  readonly depth: number;
  readonly count: number;
  readonly seed: number;
}

/** Level strokes, shorter and closer together towards the horizon; to be drawn as a line with round ends. */
export function glints({ x, y, spread, depth, count, seed }: Glints): string {
  const next = noise(seed);
  return steps(0, 1, count)
    .map((share) => {
      const reach = spread[0] + (spread[1] - spread[0]) * share;
      const long = reach * (0.25 + next() * 0.6);
      const left = x - reach + next() * (2 * reach - long);
      return `M${round(left)},${round(y + depth * share ** 1.4)}h${round(long)}`;
    })
    .join('');
}

/** A sailing boat whose hull floats at (x, y). */
export function sailing(p: Palette, x: number, y: number, size: number): string {
  const hull = shape(p.deep, 'M-26,-8H30L20,2H-20z');
  return place(x, y, size, shape(p.light, 'M0,-72Q24,-40 24,-13H0zM-4,-58V-13H-24z') + hull);
}
