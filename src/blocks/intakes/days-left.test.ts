import { expect, it } from 'vitest';
import { daysLeft } from './days-left';

const autumn = { from: '2026-10', until: '2027-03' };
const on = (day: string) => daysLeft(autumn, new Date(`${day}T23:30:00`));

it('counts the days until applications open', () => {
  expect(on('2026-09-19')).toEqual({ is: 'opens', days: 12 });
});

it('counts the days until they close: a month ends with its last day', () => {
  expect(on('2026-10-01')).toEqual({ is: 'closes', days: 181 });
  expect(on('2027-02-17')).toEqual({ is: 'closes', days: 42 });
  expect(on('2027-03-31')).toEqual({ is: 'closes', days: 0 });
  expect(daysLeft({ until: '2027-07-15' }, new Date('2027-07-14T00:10:00'))).toEqual({
    is: 'closes',
    days: 1,
  });
});

it('counts the days since they closed', () => {
  expect(on('2027-04-01')).toEqual({ is: 'closed', days: -1 });
});
