import { expect, it } from 'vitest';
import { roundEstimate, roundSum } from './round-estimate';

it('an estimate is rounded to three digits, and an exact sum to the unit', () => {
  expect(roundEstimate(33_436, { low: 19_232, high: 47_640 })).toBe(33_400);
  expect(roundEstimate(111_500, { low: 94_000, high: 129_000 })).toBe(112_000);
  expect(roundEstimate(985.5, { low: 900, high: 1_071 })).toBe(986);
  expect(roundEstimate(33_436, { low: 33_436, high: 33_436 })).toBe(33_436);
  expect(roundEstimate(0, { low: 0, high: 10 })).toBe(0);
});

it('both ends of a calculated range are rounded, and a sum without a range is not', () => {
  const euros = { currency: 'EUR', per: 'year' } as const;
  expect(roundSum({ from: 19_232, to: 47_640, ...euros })).toEqual({ from: 19_200, to: 47_600, ...euros });
  expect(roundSum({ from: 19_232, ...euros })).toEqual({ from: 19_232, ...euros });
});
