import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../generated/documents';
import { compareRanges } from './fact-range';

const sum = (from: number, to: number, per: 'week' | 'month' | 'year', currency = 'EUR'): FactValue => ({
  from,
  to,
  currency,
  per,
});

describe('a figure within another', () => {
  it.each<[FactValue, FactValue, string | undefined]>([
    [sum(800, 1000, 'month'), sum(9600, 12000, 'year'), undefined],
    [sum(799, 1000, 'month'), sum(9600, 12000, 'year'), 'outside'],
    [sum(800, 1001, 'month'), sum(9600, 12000, 'year'), 'outside'],
    [sum(200, 250, 'week'), sum(10400, 13000, 'year'), undefined],
    [sum(1, 2, 'year', 'GBP'), sum(1, 2, 'year'), 'incomparable'],
    [{ from: 12.5, currency: 'EUR', per: 'hour' }, sum(1, 2, 'year'), 'incomparable'],
    [{ percent: 60 }, { percent: 50, to: 70 }, undefined],
    [{ duration: { from: 18, unit: 'month' } }, { duration: { from: 1, to: 2 } }, undefined],
    [{ duration: 3 }, { duration: { from: 1, to: 2 } }, 'outside'],
    [{ score: 6.5, test: 'exam' }, { score: 6, to: 7, test: 'other' }, 'incomparable'],
  ])('%j in %j: %s', (value, other, expected) => {
    expect(compareRanges(value, other, 'within')).toBe(expected);
  });

  it('must not begin below what it is to be at least', () => {
    const least: FactValue = { from: 12.5, currency: 'EUR', per: 'hour' };
    expect(compareRanges({ from: 10, to: 12, currency: 'EUR', per: 'hour' }, least, 'atLeast')).toBe('below');
    expect(
      compareRanges({ from: 12.5, to: 14, currency: 'EUR', per: 'hour' }, least, 'atLeast'),
    ).toBeUndefined();
  });
});
