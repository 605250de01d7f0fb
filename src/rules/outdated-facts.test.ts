import { describe, expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { site } from '../../tests/compiler/site';
import { outdatedFacts } from './outdated-facts';

const register = (next: object) => ({
  '_facts/prices.json': { facts: [fact('course', { value: { count: 450 }, year: 2025, next })] },
});

const warningsFor = (next: object, today?: string) =>
  site(register(next), { today }, outdatedFacts).diagnostics.map(({ code }) => code);

describe('a fact whose next value has taken effect', () => {
  const next = { value: { count: 470 }, from: '2026-04-01' };

  it('is reported if that was more than a month ago', () => {
    expect(warningsFor(next, '2026-03-31')).toEqual([]);
    expect(warningsFor(next, '2026-05-01')).toEqual([]);
    expect(warningsFor(next, '2026-05-02')).toEqual(['outdated-fact']);
  });

  it('is not reported if today’s date is unknown', () => {
    expect(warningsFor(next)).toEqual([]);
  });
});
