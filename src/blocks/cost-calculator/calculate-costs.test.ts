import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../tests/compiler/mutations/random';
import { type Assumptions, calculateCosts, type Estimate } from './calculate-costs';

const work = { hours: 0, weeks: 40, pay: { from: 0, to: 0 } };

const year: Assumptions = {
  months: 12,
  tuition: { from: 9000, to: 15000 },
  living: { from: 800, to: 1100 },
  oneOffCosts: [],
  work,
};

/**
 * Worked out by hand. Tuition of a year and living of a month are multiplied by the stay, what is paid once is added;
 * pay is hours × weeks × years, subtracted the other way round: the highest pay from the lowest cost.
 */
const table: readonly (readonly [
  what: string,
  assumptions: Assumptions,
  cost: readonly number[],
  remaining: readonly number[],
])[] = [
  // 9,000 + 12 × 800 = 18,600; 15,000 + 12 × 1,100 = 28,200; in the middle 23,400
  ['a year', year, [18600, 23400, 28200], [18600, 23400, 28200]],
  // 4,500 + 4,800; 7,500 + 6,600
  ['half a year', { ...year, months: 6 }, [9300, 11700, 14100], [9300, 11700, 14100]],
  // 18,000 + 19,200; 30,000 + 26,400
  ['two years', { ...year, months: 24 }, [37200, 46800, 56400], [37200, 46800, 56400]],
  // 500 and 200–400 once: 18,600 + 700; 28,200 + 900
  [
    'a year with two one-off costs',
    {
      ...year,
      oneOffCosts: [
        { from: 500, to: 500 },
        { from: 200, to: 400 },
      ],
    },
    [19300, 24200, 29100],
    [19300, 24200, 29100],
  ],
  // 20 h × 40 weeks = 800 h at 10–12: 8,000–9,600, in the middle 8,800; 18,600 − 9,600; 23,400 − 8,800; 28,200 − 8,000
  [
    'a year with work',
    { ...year, work: { hours: 20, weeks: 40, pay: { from: 10, to: 12 } } },
    [18600, 23400, 28200],
    [9000, 14600, 20200],
  ],
  // 20 h × 52 weeks = 1,040 h at 25: 26,000, more than the lowest and the middle
  [
    'pay that covers more than it costs',
    { ...year, work: { hours: 20, weeks: 52, pay: { from: 25, to: 25 } } },
    [18600, 23400, 28200],
    [0, 0, 2200],
  ],
  ['no stay at all', { ...year, months: 0 }, [0, 0, 0], [0, 0, 0]],
];

describe('the arithmetic', () => {
  it.each(table)('of %s', (_what, assumptions, cost, remaining) => {
    const costs = calculateCosts(assumptions);
    expect(Object.values(costs.cost)).toEqual(cost);
    expect(Object.values(costs.remaining)).toEqual(remaining);
  });
});

/** A thousand stays, the same in every run. */
function* stays(): Generator<Assumptions> {
  const random = randomOf(2026);
  const upTo = (most: number) => random.below(most + 1);
  const range = () => {
    const from = upTo(100_000);
    return { from, to: from + (random.below(3) === 0 ? 0 : upTo(100_000)) };
  };
  for (let count = 0; count < 1000; count += 1)
    yield {
      months: upTo(72),
      tuition: range(),
      living: range(),
      oneOffCosts: Array.from({ length: upTo(5) }, range),
      work: { hours: upTo(40), weeks: upTo(52), pay: range() },
    };
}

const names = ['low', 'typical', 'high'] as const;
const isInOrder = ({ low, typical, high }: Estimate) => low <= typical && typical <= high;

describe('whatever is assumed', () => {
  it('the lowest is never above the typical, nor that above the highest, and nothing is below zero', () => {
    for (const stay of stays())
      for (const estimate of Object.values(calculateCosts(stay)))
        expect({ ...stay, isInOrder: isInOrder(estimate), isNegative: estimate.low < 0 }).toMatchObject({
          isInOrder: true,
          isNegative: false,
        });
  });

  it('a longer stay never costs less', () => {
    for (const stay of stays()) {
      const before = calculateCosts(stay).cost;
      const after = calculateCosts({ ...stay, months: stay.months + 1 }).cost;
      for (const name of names) expect(after[name]).toBeGreaterThanOrEqual(before[name]);
    }
  });

  it('more work never leaves more to pay', () => {
    for (const stay of stays()) {
      const before = calculateCosts(stay).remaining;
      const after = calculateCosts({ ...stay, work: { ...stay.work, hours: stay.work.hours + 1 } }).remaining;
      for (const name of names) expect(after[name]).toBeLessThanOrEqual(before[name]);
    }
  });

  it('the cost is what its parts come to', () => {
    for (const stay of stays()) {
      const { tuition, living, oneOffCosts, cost } = calculateCosts(stay);
      for (const name of names)
        expect(cost[name]).toBeCloseTo(tuition[name] + living[name] + oneOffCosts[name], 4);
    }
  });
});
