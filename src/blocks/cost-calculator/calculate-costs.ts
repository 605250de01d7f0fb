import { addRanges, type Range, scaleRange } from '../../sums/range';

/** The input of the calculation. All amounts are in one currency. */
export interface Assumptions {
  months: number;
  /** Per year. */
  tuition: Range;
  /** Per month. */
  living: Range;
  /** One-off costs. */
  oneOffCosts: readonly Range[];
  work: {
    /** Per week. */
    hours: number;
    /** Per year. */
    weeks: number;
    /** Per hour. */
    pay: Range;
  };
}

/** The lowest, the middle and the highest amount. */
export interface Estimate {
  low: number;
  typical: number;
  high: number;
}

/**
 * Calculates the costs of a stay. Tuition and living costs are proportional to its length. Earnings reduce the costs,
 * so the lowest remaining amount is the lowest cost minus the highest earnings.
 */
export function calculateCosts({ months, tuition, living, oneOffCosts, work }: Assumptions) {
  const years = months / 12;
  const parts = [scaleRange(tuition, years), scaleRange(living, months), addRanges(oneOffCosts)] as const;
  const earned = estimate(scaleRange(work.pay, work.hours * work.weeks * years));
  const cost = estimate(addRanges(parts));
  return {
    tuition: estimate(parts[0]),
    living: estimate(parts[1]),
    oneOffCosts: estimate(parts[2]),
    /** Tuition, living and one-off costs together. */
    cost,
    earned,
    /** What remains to be paid after deducting earnings; never negative. */
    remaining: {
      low: Math.max(0, cost.low - earned.high),
      typical: Math.max(0, cost.typical - earned.typical),
      high: Math.max(0, cost.high - earned.low),
    },
  };
}

const estimate = ({ from, to }: Range): Estimate => ({ low: from, typical: (from + to) / 2, high: to });
