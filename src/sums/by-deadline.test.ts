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

it('the next deadline is first; last are those that are over, and those without dates', () => {
  expect(titles(...on('2026-11-30'))).toEqual(['May', 'February', 'September', 'January', 'Rolling']);
});

it('the day after a deadline the next one is first', () => {
  expect(titles(...on('2026-12-01'))).toEqual(['February', 'September', 'January', 'May', 'Rolling']);
});

it('what has no deadline is before one that is after its start', () => {
  const terms: readonly Term[] = [
    { title: 'February', dates: { starts: '2028-02', apply: { until: '2027-10' }, today: '2026-11-27' } },
    { title: 'July', dates: { starts: '2027-07', today: '2026-11-27' } },
    { title: 'November', dates: { starts: '2027-11', today: '2026-11-27' } },
  ];
  expect(titles(...terms)).toEqual(['July', 'February', 'November']);
});

it('what has no deadline is after all that have one once its start is too close', () => {
  const on = (today: string): readonly Term[] => [
    { title: 'January', dates: { starts: '2027-01', today } },
    { title: 'September', dates: { starts: '2027-09', apply: { until: '2027-03' }, today } },
  ];
  expect(titles(...on('2026-10-31'))).toEqual(['January', 'September']);
  expect(titles(...on('2026-11-27'))).toEqual(['September', 'January']);
});

it('what starts too soon is also after what starts later', () => {
  const today = '2026-11-27';
  const terms: readonly Term[] = [
    { title: 'January', dates: { starts: '2027-01', today } },
    { title: 'September', dates: { starts: '2027-09', today } },
  ];
  expect(titles(...terms)).toEqual(['September', 'January']);
});

it('where the day is not known, the order is that of the document', () => {
  const dated = on().filter(({ dates }) => dates);
  expect(titles(...dated)).toEqual(dated.map(({ title }) => title));
});
