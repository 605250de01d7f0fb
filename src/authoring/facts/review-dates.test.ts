import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { sourcesOf } from '../../../tests/compiler/site';
import { inspectRevision } from '../diff/revision';
import { byReviewDate, describeDue, isDue } from './review-dates';

const facts = [
  fact('late', { reviewBy: '2026-12-31' }),
  fact('next', { reviewBy: '2027-01-31' }),
  fact('soon', { reviewBy: '2027-01-30' }),
  fact('never'),
];
const sources = sourcesOf({ '_facts/prices.json': { facts } });
const site = inspectRevision({ sources });

it('facts are due 30 days before their day, the most urgent first', () => {
  const due = byReviewDate(site.facts.values(), '2027-01-01').filter(isDue);
  expect(due.map(({ located, days }) => [located.name, days])).toEqual([
    ['prices.late', -1],
    ['prices.soon', 29],
    ['prices.next', 30],
  ]);
  const earlier = byReviewDate(site.facts.values(), '2026-11-01');
  expect(earlier.filter(isDue)).toEqual([]);
  expect(earlier[0]?.located.name).toBe('prices.late');
});

it('a fact is not yet overdue on the day by which it is due', () => {
  const descriptionOn = (today: string) => byReviewDate(site.facts.values(), today).map(describeDue)[0];
  expect(descriptionOn('2026-12-31')).toBe('due by 2026-12-31');
  expect(descriptionOn('2027-01-01')).toBe('overdue since 2026-12-31');
});
