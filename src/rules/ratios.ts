import type { FactRange } from '../references/fact-range';

type Range = Pick<FactRange, 'from' | 'to'>;

/** How many times as large the larger of two figures is. A range counts as the geometric mean of its ends. */
export const ratio = (one: Range, other: Range): number => spreadRatio([one, other]);

/** How many times as large the largest figure is as the smallest. Zeros are ignored; 1 if there are fewer than two. */
export function spreadRatio(ranges: readonly Range[]): number {
  const sizes = ranges.map(({ from, to }) => Math.sqrt(from * to)).filter((size) => size > 0);
  return sizes.length < 2 ? 1 : Math.max(...sizes) / Math.min(...sizes);
}

/** The median; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
