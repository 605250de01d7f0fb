import { describe, expect, it } from 'vitest';
import type { FactValue } from '../generated/documents';
import { describeFigure, relationProblem } from './fact-range';

const sum = (from: number, to: number, per: 'week' | 'month' | 'year', currency = 'EUR'): FactValue => ({
  from,
  to,
  currency,
  per,
});

const september: FactValue = { intake: { starts: '2027-09' } };

describe('a figure that is related to another', () => {
  it.each<[FactValue, FactValue, string | undefined]>([
    [sum(800, 1000, 'month'), sum(9600, 12000, 'year'), undefined],
    [sum(799, 1000, 'month'), sum(9600, 12000, 'year'), 'outside'],
    [sum(800, 1001, 'month'), sum(9600, 12000, 'year'), 'outside'],
    [sum(99.99, 850.1, 'month'), sum(1199.88, 10201.2, 'year'), undefined],
    [{ duration: { from: 365, unit: 'day' } }, { duration: 1 }, undefined],
    [sum(200, 250, 'week'), sum(10400, 13000, 'year'), undefined],
    [sum(1, 2, 'year', 'GBP'), sum(1, 2, 'year'), 'incomparable'],
    [{ from: 12.5, currency: 'EUR', per: 'hour' }, sum(1, 2, 'year'), 'incomparable'],
    [{ percent: 60 }, { percent: 50, to: 70 }, undefined],
    [{ duration: { from: 18, unit: 'month' } }, { duration: { from: 1, to: 2 } }, undefined],
    [{ duration: 3 }, { duration: { from: 1, to: 2 } }, 'outside'],
    [{ duration: 3 }, { duration: { from: 36, unit: 'month' } }, undefined],
    [{ duration: { from: 730, unit: 'day' } }, { duration: 2 }, undefined],
    [{ duration: { from: 731, unit: 'day' } }, { duration: 2 }, 'outside'],
    [{ duration: { from: 4, unit: 'hour', per: 'week' } }, { duration: { from: 1, to: 2 } }, 'incomparable'],
    [{ duration: { from: 1, unit: 'day', per: 'week' } }, { duration: { from: 1, to: 2 } }, 'incomparable'],
    [{ count: 3 }, { count: 3 }, undefined],
    [{ count: 3 }, { percent: 3 }, 'incomparable'],
    [september, september, 'incomparable'],
    [{ score: 6.5, test: 'exam' }, { score: 6, to: 7, test: 'other' }, 'incomparable'],
  ])('%j within %j: %s', (value, other, expected) => {
    expect(relationProblem(value, other, 'within')).toBe(expected);
  });

  it('must not begin below the other one if that is its minimum', () => {
    const least: FactValue = { from: 12.5, currency: 'EUR', per: 'hour' };
    expect(relationProblem({ from: 10, to: 12, currency: 'EUR', per: 'hour' }, least, 'atLeast')).toBe(
      'below',
    );
    expect(
      relationProblem({ from: 12.5, to: 14, currency: 'EUR', per: 'hour' }, least, 'atLeast'),
    ).toBeUndefined();
  });
});

it.each<[FactValue, string]>([
  [sum(7000, 12000, 'year'), '7000–12000 EUR a year'],
  [{ from: 300, currency: 'GBP' }, '300 GBP'],
  [{ percent: 50 }, '50%'],
  [{ percent: 50, to: 70 }, '50–70%'],
  [{ score: 6.5, to: 7, test: 'exam' }, '6.5–7'],
  [{ count: 12 }, '12'],
  [{ duration: 1 }, '1 year'],
  [{ duration: { from: 1, to: 3 } }, '1–3 years'],
  [{ duration: { from: 20, unit: 'hour', per: 'week' } }, '20 hours a week'],
  [september, '2027-09'],
])('%j is “%s” in messages to authors', (value, words) => {
  expect(describeFigure(value)).toBe(words);
});
