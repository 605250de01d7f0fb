import type { Intake } from '../../generated/compiled';

export type Months = NonNullable<Intake['months']>;

/** What is marked of twelve months: after the first so many, up to so many, and `until` so many over the turn of the year. */
export function spansOf({ from, to = from }: Months): { from: number; to: number; until?: number } {
  return from <= to ? { from: from - 1, to } : { from: from - 1, to: 12, until: to };
}
