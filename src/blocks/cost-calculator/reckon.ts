import { added, multiplied, type Range } from '../../sums/range';

/** What a stay is reckoned from. All sums are in one currency. */
export interface Assumptions {
  months: number;
  /** A year. */
  tuition: Range;
  /** A month. */
  living: Range;
  /** Paid once, each. */
  once: readonly Range[];
  work: {
    /** A week. */
    hours: number;
    /** A year. */
    weeks: number;
    /** An hour. */
    pay: Range;
  };
}

/** The lowest, the middle and the highest. */
export interface Estimate {
  low: number;
  typical: number;
  high: number;
}

export interface Reckoning {
  tuition: Estimate;
  living: Estimate;
  once: Estimate;
  /** These three together. */
  cost: Estimate;
  earned: Estimate;
  /** What is left to pay once the pay is taken off: never less than nothing. */
  left: Estimate;
}

/**
 * What a stay costs. Tuition and living are in proportion to its months; whoever earns most pays least, so the lowest
 * that is left is the lowest cost without the highest pay.
 */
export function reckon({ months, tuition, living, once, work }: Assumptions): Reckoning {
  const years = months / 12;
  const parts = [times(tuition, years), times(living, months), added(once)] as const;
  const all = added(parts);
  const earned = estimate(times(work.pay, work.hours * work.weeks * years));
  const cost = estimate(all);
  const left = {
    low: Math.max(0, cost.low - earned.high),
    typical: Math.max(0, cost.typical - earned.typical),
    high: Math.max(0, cost.high - earned.low),
  };
  const [tuitionTotal, livingTotal, onceTotal] = parts;
  return {
    tuition: estimate(tuitionTotal),
    living: estimate(livingTotal),
    once: estimate(onceTotal),
    cost,
    earned,
    left,
  };
}

const estimate = ({ from, to }: Range): Estimate => ({ low: from, typical: (from + to) / 2, high: to });

const times = (range: Range, factor: number): Range => multiplied(range, { from: factor, to: factor });
