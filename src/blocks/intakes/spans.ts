import type { Intake } from '../../generated/compiled';

export type Months = NonNullable<Intake['months']>;

/** The highlighted months of a year, as offsets: `from` and `to`, and `until` for the part in the following year. */
export function spansOf({ from, to = from }: Months): { from: number; to: number; until?: number } {
  return from <= to ? { from: from - 1, to } : { from: from - 1, to: 12, until: to };
}
