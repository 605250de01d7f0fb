import { expect, it } from 'vitest';
import type { Estimate } from './calculate-costs';
import { estimateParts } from './estimate-parts';

const estimate = (typical: number, spread = 1000): Estimate => ({
  low: typical - spread,
  typical,
  high: typical + spread,
});
const nothing = estimate(0, 0);

it('parts are rounded so that they add up to the result', () => {
  // 37,549 + 28,249 = 65,798, which is said to be 65,800
  const parts = estimateParts(
    [
      ['Tuition', estimate(37_549)],
      ['Living costs', estimate(28_249)],
    ],
    ['Your earnings', nothing],
    estimate(65_798),
  );
  expect(parts.map(({ value }) => value)).toEqual([37_500, 28_300]);
  expect(parts.map(({ share }) => share.toFixed(2))).toEqual(['0.57', '0.43']);
});

it('what is earned is taken off, and what costs nothing is left out', () => {
  const parts = estimateParts(
    [
      ['Tuition', estimate(20_000)],
      ['One-off costs', nothing],
    ],
    ['Your earnings', estimate(4_600)],
    estimate(15_400),
  );
  expect(parts.map(({ label, value }) => [label, value])).toEqual([
    ['Tuition', 20_000],
    ['Your earnings', -4_600],
  ]);
});
