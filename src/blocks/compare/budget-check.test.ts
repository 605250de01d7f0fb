import { describe, expect, it } from 'vitest';
import { bestVerdict, checkBudget, parseAmount, parseAmountRange } from './budget-check';

const rates = { INR: 1, EUR: 100, GBP: 120 };

describe('a budget', () => {
  it.each([
    [69_000, 'within'],
    [68_999, 'partly'],
    [9500, 'partly'],
    [9499, 'above'],
  ] as const)('of EUR %d for €9,500–69,000: %s', (amount, verdict) => {
    expect(checkBudget([9500, 69_000, 'EUR'], { amount, currency: 'EUR' })).toBe(verdict);
  });

  it.each([
    [{ amount: 950_000, currency: 'INR' }, 'partly'],
    [{ amount: 6_900_000, currency: 'INR' }, 'within'],
    [{ amount: 8000, currency: 'GBP' }, 'partly'],
    [{ amount: 7900, currency: 'GBP' }, 'above'],
  ] as const)('%j is converted', (budget, verdict) => {
    expect(checkBudget([9500, 69_000, 'EUR'], budget, rates)).toBe(verdict);
  });

  it('in a currency without a rate has the verdict “unknown”', () => {
    expect(checkBudget([9500, 69_000, 'EUR'], { amount: 1, currency: 'XYZ' }, rates)).toBe('unknown');
    expect(checkBudget([9500, 69_000, 'XYZ'], { amount: 1, currency: 'EUR' }, rates)).toBe('unknown');
  });

  it('that is larger never gets a worse verdict', () => {
    const order = ['above', 'partly', 'within'];
    for (let from = 0; from <= 40; from += 8)
      for (let to = from; to <= 60; to += 12) {
        const ranks = Array.from({ length: 80 }, (_, amount) =>
          order.indexOf(checkBudget([from, to, 'EUR'], { amount, currency: 'EUR' })),
        );
        expect(ranks).toEqual([...ranks].sort());
      }
  });
});

it('the best of several verdicts counts', () => {
  expect(bestVerdict(['above', 'within', 'partly'])).toBe('within');
  expect(bestVerdict(['unknown', 'above'])).toBe('above');
  expect(bestVerdict([])).toBeUndefined();
});

it.each([
  ['20,00,000', 2_000_000],
  ['30 000', 30_000],
  ['€ 25.000', 25_000],
  ['25,000.50', 25_000],
  ['₹ 1500000', 1_500_000],
  ['', undefined],
  ['5,00,000/-', 500_000],
  ['25000 EUR', 25_000],
  ['25000.5', 25_000],
  ['CHF 25’000', 25_000],
  ['१२,००,०००', 1_200_000],
  ['much', undefined],
  ['0', undefined],
  ['20 lakh', undefined],
  ['20 LAC', undefined],
  ['25k', undefined],
  ['2.5 million', undefined],
  ['20,000–30,000', undefined],
  ['20000 to 30000', undefined],
  ['-5000', undefined],
])('“%s” is read as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  ['€9,500–34,500 a year', [9500, 34_500]],
  ['CAD\u00a044,000', [44_000, 44_000]],
  ['de 9.500 € a 34.500 €', [9500, 34_500]],
  ['30\u202f000–40\u202f000\u00a0€', [30_000, 40_000]],
  ['₹5,00,000', [500_000, 500_000]],
  ['٩٥٠٠ €', [9500, 9500]],
  ['nothing', undefined],
] as const)('reads the range of an amount in a table: %s', (text, ends) => {
  expect(parseAmountRange(text)).toEqual(ends);
});
