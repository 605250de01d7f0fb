import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { sourcesOf } from '../../../tests/compiler/site';
import { overdueFacts } from '../../rules/overdue-facts';
import { check } from '../check';
import { withExpiredAsErrors } from './expired-facts';

it('a fact that is overdue becomes an error, one that is due today or soon stays a warning', () => {
  const facts = [
    fact('past', { reviewBy: '2026-12-31' }),
    fact('today', { reviewBy: '2027-01-01' }),
    fact('soon', { reviewBy: '2027-01-20' }),
  ];
  const sources = sourcesOf({ '_facts/prices.json': { facts } }, { today: '2027-01-01' });
  const { diagnostics } = check(sources, { rules: [overdueFacts] });
  const severities = (found: typeof diagnostics) => found.map(({ code, severity }) => [code, severity]);
  expect(severities(diagnostics)).toEqual(Array(3).fill(['overdue-fact', 'warning']));
  expect(severities(withExpiredAsErrors(diagnostics, sources))).toEqual([
    ['overdue-fact', 'error'],
    ['overdue-fact', 'warning'],
    ['overdue-fact', 'warning'],
  ]);
});
