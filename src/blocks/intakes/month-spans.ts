import type { Intake } from '../../generated/compiled';

export type Months = NonNullable<Intake['months']>;

/**
 * The months to highlight on a bar of twelve, as numbers of months before their start and end. Months that continue in
 * the next year are also highlighted from the bar's start to `wrappedEnd`.
 */
export function monthSpans({ from, to = from }: Months): { start: number; end: number; wrappedEnd?: number } {
  return from <= to ? { start: from - 1, end: to } : { start: from - 1, end: 12, wrappedEnd: to };
}
