import { expect, it } from 'vitest';
import type { ShownIntake } from '../resolved';
import { byDeadline } from './by-deadline';

interface Term {
  title: string;
  dates?: ShownIntake;
}

const titles = (...items: readonly Term[]) =>
  byDeadline(items, ({ dates }) => dates).map(({ title }) => title);

const on = (today?: string): readonly Term[] => [
  { title: 'January', dates: { starts: '2027-01', apply: { until: '2026-08' }, today } },
  { title: 'Rolling' },
  { title: 'February', dates: { starts: '2027-02', today } },
  { title: 'September', dates: { starts: '2027-09', apply: { until: '2027-03-15' }, today } },
  { title: 'May', dates: { starts: '2027-05', apply: { until: '2026-11' }, today } },
];

it('the next deadline is first; those that are over and those without dates are last', () => {
  expect(titles(...on('2026-11-30'))).toEqual(['May', 'February', 'September', 'January', 'Rolling']);
});

it('the day after a deadline the next one is first', () => {
  expect(titles(...on('2026-12-01'))).toEqual(['February', 'September', 'January', 'May', 'Rolling']);
});

it('an item without a deadline is before a deadline that is after its start', () => {
  const terms: readonly Term[] = [
    { title: 'February', dates: { starts: '2028-02', apply: { until: '2027-10' }, today: '2026-11-27' } },
    { title: 'July', dates: { starts: '2027-07', today: '2026-11-27' } },
    { title: 'November', dates: { starts: '2027-11', today: '2026-11-27' } },
  ];
  expect(titles(...terms)).toEqual(['July', 'February', 'November']);
});

it('an item without a deadline is after all others once its start is too close', () => {
  const termsOn = (today: string): readonly Term[] => [
    { title: 'January', dates: { starts: '2027-01', today } },
    { title: 'September', dates: { starts: '2027-09', apply: { until: '2027-03' }, today } },
  ];
  expect(titles(...termsOn('2026-10-31'))).toEqual(['January', 'September']);
  expect(titles(...termsOn('2026-11-27'))).toEqual(['September', 'January']);
});

it('an item that starts too soon is also after one that starts later', () => {
  const today = '2026-11-27';
  const terms: readonly Term[] = [
    { title: 'January', dates: { starts: '2027-01', today } },
    { title: 'September', dates: { starts: '2027-09', today } },
  ];
  expect(titles(...terms)).toEqual(['September', 'January']);
});

it('if today’s date is unknown, items with dates are in the order of the document', () => {
  const dated = on().filter(({ dates }) => dates);
  expect(titles(...dated)).toEqual(dated.map(({ title }) => title));
});
