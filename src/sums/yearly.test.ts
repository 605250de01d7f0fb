import { describe, expect, it } from 'vitest';
import { randomOf } from '../../tests/compiler/mutations/random';
import type { FactValue } from '../generated/documents';
import type { Range } from './range';
import { addSums, coveringSum, multiplySum, type Sum, yearly, yearsIn } from './yearly';

const euros = (from: number, to?: number, rest: Partial<Sum> = {}): Sum => ({
  from,
  ...(to !== undefined && { to }),
  currency: 'EUR',
  ...rest,
});

describe('a sum for a year', () => {
  it.each([
    ['a year', euros(9500, 34500, { per: 'year' }), 1, euros(9500, 34500)],
    ['a month', euros(850, 1200, { per: 'month' }), 12, euros(10_200, 14_400)],
    [
      'a week',
      euros(190, undefined, { per: 'week', about: true }),
      52,
      euros(9880, undefined, { about: true }),
    ],
  ] as const)('is calculated from that for %s', (_period, sum, factor, year) => {
    expect(yearly(sum)).toEqual({ factor, sum: year });
  });

  it('has no floating-point errors', () => {
    expect(yearly(euros(24.1, 33.333333333333336, { per: 'month' }))?.sum).toEqual(euros(289.2, 400));
    expect(yearly(euros(33.333333333333336, undefined, { per: 'year' }))?.sum.from).toBe(33.333333333333336);
    expect(addSums([euros(0.1), euros(0.2)])?.from).toBe(0.3);
  });

  it.each([
    ['a sum for an hour', euros(12, undefined, { per: 'hour' })],
    ['a sum for a course', euros(5100, undefined, { per: 'course' })],
    ['a sum for nothing in particular', euros(5100)],
    ['a percentage', { percent: 60 }],
    ['a length of time', { duration: { from: 2 } }],
    ['a score', { score: 6.5, test: 'english' }],
  ] as const)('is not calculated from %s', (_what, value) => {
    expect(yearly(value)).toBeUndefined();
  });
});

describe('sums together', () => {
  it('have the lower ends and the upper ends added up separately', () => {
    expect(addSums([euros(10, 20), euros(5), euros(1, 2)])).toEqual(euros(16, 27));
  });

  it('are one range from the lowest to the highest', () => {
    expect(coveringSum([euros(10, 20), euros(5), euros(12, 30)])).toEqual(euros(5, 30));
    expect(coveringSum([euros(10)])).toEqual(euros(10));
  });

  it('are undefined if there are none, or if one has another currency', () => {
    expect(addSums([])).toBeUndefined();
    expect(addSums([euros(10), { from: 10, currency: 'GBP' }])).toBeUndefined();
    expect(coveringSum([euros(10), { from: 10, currency: 'GBP' }])).toBeUndefined();
  });

  it('are approximate if one of them is', () => {
    expect(addSums([euros(1), euros(2, 3, { about: true })])).toEqual(euros(3, 4, { about: true }));
  });
});

const whole = (sum: Sum, length: FactValue) => multiplySum(sum, yearsIn(length) as Range);

describe('a sum for the whole time', () => {
  it.each([
    [euros(9500, 34500), { from: 1, to: 2 }, euros(9500, 69_000)],
    [euros(9000, 30_000), { from: 1 }, euros(9000, 30_000)],
    [euros(3770), { from: 2 }, euros(7540)],
    [euros(2770), { from: 3, to: 4 }, euros(8310, 11_080)],
    [euros(12_000), { from: 18, unit: 'month' }, euros(18_000)],
    [euros(4000, 22_000), { from: 0.5, to: 2 }, euros(2000, 44_000)],
  ] as const)('%j for %j', (sum, duration, expected) => {
    expect(whole(sum, { duration })).toEqual(expected);
  });

  it('needs a number of years: there is none if the time is in hours, or is no time', () => {
    expect(yearsIn({ duration: { from: 2, unit: 'hour' } })).toBeUndefined();
    expect(yearsIn({ percent: 60 })).toBeUndefined();
  });
});

/**
 * A thousand courses, the same in every run: what they cost a year, a month or a week, and how many years or months
 * they take.
 */
function* courses() {
  const random = randomOf(2026);
  const upTo = (most: number) => random.below(most + 1);
  const range = (most: number) => {
    const from = upTo(most);
    return random.below(3) === 0 ? { from } : { from, to: from + upTo(most) };
  };
  const sum = (): Sum => ({
    ...range(100_000),
    currency: 'EUR',
    per: (['year', 'month', 'week'] as const)[random.below(3)],
  });
  for (let count = 0; count < 1000; count += 1)
    yield {
      sums: Array.from({ length: 1 + upTo(2) }, sum),
      length: { ...range(36), unit: random.below(2) === 0 ? ('month' as const) : ('year' as const) },
    };
}

const year = (sums: readonly Sum[]) => addSums(sums.map((sum) => yearly(sum)?.sum as Sum)) as Sum;
const endsOf = ({ from, to = from }: { from: number; to?: number }) => [from, to] as const;

describe('for any costs and lengths of a course', () => {
  it('the lower end of the total is never above the upper one, nor below zero', () => {
    for (const { sums, length } of courses()) {
      const [low, high] = endsOf(whole(year(sums), { duration: length }));
      expect({ sums, length, isInOrder: low <= high, isNotNegative: low >= 0 }).toMatchObject({
        isInOrder: true,
        isNotNegative: true,
      });
    }
  });

  it('a longer course never costs less', () => {
    for (const { sums, length } of courses()) {
      const sum = year(sums);
      const [low, high] = endsOf(whole(sum, { duration: length }));
      const [from, to] = endsOf(length);
      const longer = { ...length, from: from + 1, to: to + 1 };
      const [lowLonger, highLonger] = endsOf(whole(sum, { duration: longer }));
      expect([lowLonger >= low, highLonger >= high]).toEqual([true, true]);
    }
  });

  it('an additional cost is added to both ends of a year', () => {
    for (const { sums } of courses()) {
      const [low, high] = endsOf(year(sums));
      const [lowMore, highMore] = endsOf(year([...sums, euros(1, 2, { per: 'month' })]));
      expect([lowMore - low, highMore - high]).toEqual([12, 24]);
    }
  });
});
