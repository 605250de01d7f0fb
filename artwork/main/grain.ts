import { noise } from '../noise';
import type { Frame } from './frame';
import { ink, paper } from './palette';
import { line, round, steps, tag } from './svg';

/**
 * The fine grain of a printed poster. Two small tiles of dots whose sides share no factor, so the eye finds no grid;
 * a noise filter would be finer but is slow on the phones our readers have.
 */
export function grain({ width, height }: Frame): string {
  return [
    tile('a', 97, 26, ink, 0.13, 7),
    tile('b', 131, 30, paper, 0.2, 19),
    ...['a', 'b'].map((id) => tag('rect', { width, height, fill: `url(#${id})` })),
  ].join('');
}

function tile(
  id: string,
  size: number,
  count: number,
  colour: string,
  opacity: number,
  seed: number,
): string {
  const next = noise(seed);
  const dots = steps(1, count, count).map(() => `M${round(next() * size)},${round(next() * size)}h.1`);
  const look = { opacity, 'stroke-linecap': 'round' };
  const pattern = { id, width: size, height: size, patternUnits: 'userSpaceOnUse' };
  return tag('pattern', pattern, line(colour, 2.2, dots.join(''), look));
}
