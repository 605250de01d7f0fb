import { withoutBinaryError } from '../format/number';

/** A sum or a length that lies between two: the same twice where it is known exactly. */
export interface Range {
  from: number;
  to: number;
}

/** One that may have only one end as it is written. */
export const rangeOf = ({ from, to = from }: { from: number; to?: number }): Range => ({ from, to });

/** Lower ends and upper ends added up by themselves. */
export const added = (ranges: readonly Range[]): Range => ({
  from: withoutBinaryError(ranges.reduce((sum, { from }) => sum + from, 0)),
  to: withoutBinaryError(ranges.reduce((sum, { to }) => sum + to, 0)),
});

/** The lower end as often as the lower one of the other, the upper end as often as the upper one. */
export const multiplied = (range: Range, by: Range): Range => ({
  from: withoutBinaryError(range.from * by.from),
  to: withoutBinaryError(range.to * by.to),
});

/** From the lowest of several to the highest. */
export const spanOf = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});
