import { describe, expect, it } from 'vitest';
import type { RegisteredFact } from '../generated/documents';
import { factOnDate } from './fact-on-date';

const pay = (from: number) => ({ from, currency: 'GBP', per: 'hour' }) as const;

const wage = (own: Partial<RegisteredFact> = {}): RegisteredFact => ({
  id: 'wage',
  title: 'Minimum wage',
  value: pay(11.44),
  measure: 'wage',
  sort: 'legal',
  status: 'given',
  next: { value: pay(12.71), from: '2026-04-01' },
  ...own,
});

describe('a fact with a next value', () => {
  it('has its current value until the day before the next value takes effect', () => {
    expect(factOnDate(wage(), '2026-03-31')).toEqual(wage());
  });

  it('has the next value from the day on which it takes effect, and the old one in `past`', () => {
    const { value, next, valid, past } = factOnDate(wage(), '2026-04-01');
    expect(value).toEqual(pay(12.71));
    expect(next).toBeUndefined();
    expect(valid).toEqual({ from: '2026-04-01' });
    expect(past).toEqual([{ value: pay(11.44), until: '2026-03' }]);
    expect(factOnDate(wage(), '2026-04-02').value).toEqual(pay(12.71));
  });

  it('has the next value from the first of a month if only the month is known', () => {
    const fact = wage({ next: { value: pay(12.71), from: '2028-03' } });
    expect(factOnDate(fact, '2028-02-29').value).toEqual(pay(11.44));
    expect(factOnDate(fact, '2028-03-01').past).toEqual([{ value: pay(11.44), until: '2028-02' }]);
  });

  it('keeps the year of an old value that has one, instead of giving it an end', () => {
    const { year, past } = factOnDate(wage({ year: 2024 }), '2026-04-01');
    expect(year).toBeUndefined();
    expect(past).toEqual([{ value: pay(11.44), year: 2024 }]);
  });

  it('lists its earlier past values behind the old one', () => {
    const earlier = { value: pay(10.42), year: 2023 };
    expect(factOnDate(wage({ past: [earlier] }), '2026-04-01').past).toEqual([
      { value: pay(11.44), until: '2026-03' },
      earlier,
    ]);
  });

  it('moves source and check into `past` with the old value, and drops its doubt', () => {
    const source = { publisher: 'Gazette' };
    const checked = { on: '2025-01-02', by: 'editor' };
    const found = { publisher: 'Ministry' };
    const fact = wage({ status: 'doubtful', doubt: 'It may be older.', source, checked });
    expect(
      factOnDate({ ...fact, next: { value: pay(12.71), from: '2026-04-01', source: found } }, '2026-04-01'),
    ).toEqual({
      id: 'wage',
      title: 'Minimum wage',
      measure: 'wage',
      sort: 'legal',
      value: pay(12.71),
      status: 'given',
      source: found,
      valid: { from: '2026-04-01' },
      past: [{ value: pay(11.44), until: '2026-03', source, checked }],
    });
  });

  it('is verified if the next value has been checked against its source', () => {
    const source = { publisher: 'Ministry' };
    const next = {
      value: pay(12.71),
      from: '2026-04-01',
      source,
      checked: { on: '2026-02-01', by: 'editor' },
    };
    expect(factOnDate(wage({ next }), '2026-05-01').status).toBe('verified');
  });
});
