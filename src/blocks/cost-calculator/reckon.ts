/** A sum that lies between two: the same twice where it is known exactly. */
export interface Range {
  from: number;
  to: number;
}

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
  const parts = {
    tuition: times(tuition, years),
    living: times(living, months),
    once: estimate(sum(once.map(({ from }) => from)), sum(once.map(({ to }) => to))),
  };
  const all = Object.values(parts);
  const cost = estimate(sum(all.map(({ low }) => low)), sum(all.map(({ high }) => high)));
  const earned = times(work.pay, work.hours * work.weeks * years);
  const left = {
    low: Math.max(0, cost.low - earned.high),
    typical: Math.max(0, cost.typical - earned.typical),
    high: Math.max(0, cost.high - earned.low),
  };
  return { ...parts, cost, earned, left };
}

const estimate = (low: number, high: number): Estimate => ({ low, typical: (low + high) / 2, high });

const times = ({ from, to }: Range, factor: number): Estimate => estimate(from * factor, to * factor);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
