import type { FactRange } from '../references/fact-range';

type Range = Pick<FactRange, 'from' | 'to'>;

/** The ratio of the larger of two figures to the smaller. */
export const ratio = (one: Range, other: Range): number => spreadRatio([one, other]);

/** The ratio of the largest to the smallest; zeros are ignored. */
export function spreadRatio(ranges: readonly Range[]): number {
  const sizes = ranges.map(({ from, to }) => Math.sqrt(from * to)).filter((size) => size > 0);
  return sizes.length < 2 ? 1 : Math.max(...sizes) / Math.min(...sizes);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
