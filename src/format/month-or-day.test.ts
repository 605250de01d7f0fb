import { describe, expect, it } from 'vitest';
import { daysUntil, firstDayOf, lastDayOf, previousMonthOrDay, yearsLater } from './month-or-day';

it('a month has a first and a last day, and a day is both', () => {
  expect([firstDayOf('2027-09'), lastDayOf('2027-09')]).toEqual(['2027-09-01', '2027-09-30']);
  expect([firstDayOf('2027-09-15'), lastDayOf('2027-09-15')]).toEqual(['2027-09-15', '2027-09-15']);
  expect([lastDayOf('2027-02'), lastDayOf('2028-02'), lastDayOf('2027-12')]).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2027-12-31',
  ]);
});

it('before a month or its first day is the previous month, before any other day the previous day', () => {
  expect(previousMonthOrDay('2026-04-01')).toBe('2026-03');
  expect(previousMonthOrDay('2026-01')).toBe('2025-12');
  expect(previousMonthOrDay('2025-08-07')).toBe('2025-08-06');
  expect(previousMonthOrDay('2028-03-02')).toBe('2028-03-01');
  expect(previousMonthOrDay('2028-03-01')).toBe('2028-02');
});

it('a year later is the same month or day, and the 28th where a year has no 29th', () => {
  expect(yearsLater('2027-09', 1)).toBe('2028-09');
  expect(yearsLater('2027-07-15', 2)).toBe('2029-07-15');
  expect(yearsLater('2028-02-29', 1)).toBe('2029-02-28');
  expect(yearsLater('2028-02-29', 4)).toBe('2032-02-29');
});

describe('the remaining days', () => {
  it('are those until a day', () => {
    expect(daysUntil('2027-07-15', '2027-07-14')).toBe(1);
    expect(daysUntil('2027-07-15', '2027-07-15')).toBe(0);
  });

  it('are those until the last day of a month', () => {
    expect(daysUntil('2027-03', '2027-02-17')).toBe(42);
    expect(daysUntil('2028-02', '2028-02-28')).toBe(1);
  });

  it('count every day once where clocks change', () => {
    expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
    expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2);
  });

  it('are negative once the day or month is over', () => {
    expect(daysUntil('2026-12', '2027-01-01')).toBe(-1);
  });
});
