import { noise } from './noise';
import { round, steps } from './svg';

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
  return steps(0, 1, count).map((share) => {
    const reach = spread[0] + (spread[1] - spread[0]) * share;
    const long = reach * (0.25 + next() * 0.6);
    const left = x - reach + next() * (2 * reach - long);
    return `M${round(left)},${round(y + depth * share ** 1.4)}h${round(long)}`;
  }).join('');
}

/** A sailing boat, its foot at the origin of `x` and `y`: hull and sails as two pieces of path data. */
export function boat(x: number, y: number, s: number): { readonly hull: string; readonly sails: string } {
  const at = (dx: number, dy: number) => `${round(x + dx * s)},${round(y + dy * s)}`;
  return {
    hull: `M${at(-26, -8)}L${at(30, -8)} ${at(20, 2)} ${at(-20, 2)}z`,
    sails: `M${at(0, -72)}Q${at(24, -40)} ${at(24, -13)}L${at(0, -13)}zM${at(-4, -58)}L${at(-4, -13)} ${at(-24, -13)}z`,
  };
}
