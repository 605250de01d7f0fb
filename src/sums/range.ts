import { withoutBinaryError } from '../format/number';

/** A range of amounts or durations; both ends are equal if it is exact. */
export interface Range {
  from: number;
  to: number;
}

/** The range of a value whose upper end is optional. */
export const rangeOf = ({ from, to = from }: { from: number; to?: number }): Range => ({ from, to });

/** The total of ranges: lower and upper ends are added separately. */
export const addRanges = (ranges: readonly Range[]): Range => ({
  from: withoutBinaryError(ranges.reduce((total, { from }) => total + from, 0)),
  to: withoutBinaryError(ranges.reduce((total, { to }) => total + to, 0)),
});

/** The product of ranges: lower and upper ends are multiplied separately. */
export const multiplyRange = (range: Range, factor: Range): Range => ({
  from: withoutBinaryError(range.from * factor.from),
  to: withoutBinaryError(range.to * factor.to),
});

/** A range times a factor. */
export const scaleRange = (range: Range, factor: number): Range =>
  multiplyRange(range, { from: factor, to: factor });

/** The smallest range that covers several. */
export const coveringRange = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});
