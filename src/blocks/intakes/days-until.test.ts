import { expect, it } from 'vitest';
import { daysUntil } from './days-until';

it('counts the days until a day, whatever the hour', () => {
  expect(daysUntil('2027-07-15', new Date('2027-07-14T00:10:00'))).toBe(1);
  expect(daysUntil('2027-07-15', new Date('2027-07-15T23:50:00'))).toBe(0);
});

it('counts those until the last day of a month', () => {
  expect(daysUntil('2027-03', new Date('2027-02-17T12:00:00'))).toBe(42);
  expect(daysUntil('2028-02', new Date('2028-02-28T12:00:00'))).toBe(1);
});

it('counts below nothing once it is over', () => {
  expect(daysUntil('2026-12', new Date('2027-01-01T08:00:00'))).toBe(-1);
});
