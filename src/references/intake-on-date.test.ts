import { describe, expect, it } from 'vitest';
import { intakeOnDate, openIntake, shownIntake } from './intake-on-date';

const february = { starts: '2027-02', apply: { from: '2026-06', until: '2026-10' } };
const yearly = { ...february, yearly: true } as const;
const yearLater = { starts: '2028-02', apply: { from: '2027-06', until: '2027-10' }, yearly: true };

describe('a yearly intake', () => {
  it('is that of this year until the last day of the month in which it starts', () => {
    expect(intakeOnDate(yearly, '2027-02-28')).toEqual(yearly);
    expect(intakeOnDate(yearly, '2027-03-01')).toEqual(yearLater);
  });

  it('is the next one, however old the register is', () => {
    expect(intakeOnDate(yearly, '2030-05-01').starts).toBe('2031-02');
  });

  it('is open until the last day for applications, and then replaced by that of the next year', () => {
    expect(openIntake(yearly, '2026-10-31')).toEqual(yearly);
    expect(openIntake(yearly, '2026-11-01')).toEqual(yearLater);
    expect(shownIntake(yearly, '2026-10-31')).not.toHaveProperty('next');
    expect(shownIntake(yearly, '2026-11-01')).toMatchObject({
      starts: '2027-02',
      next: { starts: '2028-02', until: '2027-10' },
    });
  });

  it('on a leap day is on the last day of February in other years', () => {
    expect(intakeOnDate({ starts: '2028-02-29', yearly: true }, '2028-03-01').starts).toBe('2029-02-28');
    expect(intakeOnDate({ starts: '2028-02-29', yearly: true }, '2031-03-01').starts).toBe('2032-02-29');
  });
});

describe('an intake with an advised date before its closing date', () => {
  const advised = { ...yearly, apply: { from: '2026-06', until: '2026-10-15', advised: '2026-08' } };

  it('shows the advised date until it has passed, and then the closing date', () => {
    expect(shownIntake(advised, '2026-08-31').apply).toEqual({
      from: '2026-06',
      until: '2026-08',
      advice: true,
      closes: '2026-10-15',
    });
    expect(shownIntake(advised, '2026-09-01').apply).toEqual({ from: '2026-06', until: '2026-10-15' });
  });

  it('has both dates a year later once it has started', () => {
    expect(shownIntake(advised, '2027-03-01').apply).toMatchObject({
      until: '2027-08',
      closes: '2027-10-15',
    });
  });
});

it('an intake that is not yearly keeps its dates, and so does any if today’s date is unknown', () => {
  expect(shownIntake(february, '2029-01-01')).toEqual({ ...february, today: '2029-01-01' });
  expect(shownIntake(yearly, undefined)).toEqual(yearly);
});
