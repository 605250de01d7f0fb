import { expect, it } from 'vitest';
import { daysUntil } from './days-until';

it('counts the days until a day', () => {
  expect(daysUntil('2027-07-15', '2027-07-14')).toBe(1);
  expect(daysUntil('2027-07-15', '2027-07-15')).toBe(0);
});

it('counts those until the last day of a month', () => {
  expect(daysUntil('2027-03', '2027-02-17')).toBe(42);
  expect(daysUntil('2028-02', '2028-02-28')).toBe(1);
});

it('counts every day once where clocks change', () => {
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
  expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2);
});

it('counts below nothing once it is over', () => {
  expect(daysUntil('2026-12', '2027-01-01')).toBe(-1);
});
