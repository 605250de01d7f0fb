import { describe, expect, it } from 'vitest';
import type { CompareRow } from '../../generated/compiled';
import type { QuotableFact } from '../../resolved';
import { linesOf } from './cell';

const fact = (
  id: string,
  measure: string,
  value: QuotableFact['value'],
  scope?: Record<string, string>,
): QuotableFact => ({
  id,
  name: `here.${id}`,
  title: `The title of ${id}`,
  measure,
  value,
  ...(scope && { scope }),
  sort: 'typical',
  status: 'given',
});

const sum = (from: number, to?: number, per: 'year' | 'month' | 'course' = 'year') => ({
  from,
  ...(to !== undefined && { to }),
  currency: 'EUR',
  per,
});

const facts = [
  fact('fee', 'fee', sum(7000, 12_000)),
  fact('fee.long', 'fee', sum(9500, 34_500), { level: 'long' }),
  fact('fee.short', 'fee', sum(3000), { level: 'short', kind: 'public' }),
  fact('length.long', 'length', { duration: { from: 1, to: 2 } }, { level: 'long' }),
  fact('living', 'living', sum(850, 1200, 'month')),
  fact('living.north', 'living', sum(900, undefined, 'month'), { city: 'north' }),
  fact('living.south', 'living', sum(700, undefined, 'month'), { city: 'south' }),
];

const names = new Map([['north', 'In the north']]);
const lines = (row: Omit<CompareRow, 'title'>, of: readonly QuotableFact[] = facts) =>
  linesOf({ title: 'A row', ...row }, of, names);

describe('a cell', () => {
  it('has the fact of the measure and the scope', () => {
    expect(lines({ measure: 'fee', scope: { level: 'long' } })).toEqual([
      { value: sum(9500, 34_500), fact: 'here.fee.long' },
    ]);
  });

  it('without a scope has the fact that holds for everything, and none of the others', () => {
    expect(lines({ measure: 'living' })).toEqual([{ value: sum(850, 1200, 'month'), fact: 'here.living' }]);
  });

  it('has a narrower fact with its title', () => {
    expect(lines({ measure: 'fee', scope: { level: 'short' } })).toEqual([
      { label: 'The title of fee.short', value: sum(3000), fact: 'here.fee.short' },
    ]);
  });

  it('has nothing where the register has no such fact', () => {
    expect(lines({ measure: 'fee', scope: { level: 'middle' } })).toEqual([]);
    expect(lines({ measure: 'visa' })).toEqual([]);
  });

  it('has the general fact with its title if the row asks for it', () => {
    expect(lines({ measure: 'fee', scope: { level: 'middle' }, general: true })).toEqual([
      { label: 'The title of fee', value: sum(7000, 12_000), fact: 'here.fee' },
    ]);
  });

  it('has the parts of the general fact where the register tells them apart', () => {
    const parts = [
      ...facts,
      fact('public', 'fee', sum(500), { kind: 'public' }),
      fact('private', 'fee', sum(10_000), { kind: 'private' }),
    ];
    expect(
      lines({ measure: 'fee', scope: { level: 'middle' }, general: true }, parts).map(({ fact }) => fact),
    ).toEqual(['here.public', 'here.private']);
  });

  it('has a line for each value of a scope, by its name', () => {
    expect(lines({ measure: 'living', by: 'city' }).map(({ label, fact }) => [label, fact])).toEqual([
      ['In the north', 'here.living.north'],
      ['south', 'here.living.south'],
    ]);
    expect(lines({ measure: 'living', by: 'city', general: true })[0]?.fact).toBe('here.living');
  });
});

describe('what is reckoned', () => {
  const scope = { level: 'long' };
  const namesOf = (row: Omit<CompareRow, 'title'>) =>
    lines(row).map(({ value, reckoned }) => ({
      value,
      from: reckoned?.sums.map(({ id }) => id),
      times: typeof reckoned?.times === 'object' ? reckoned.times.id : reckoned?.times,
    }));

  it('is a year of a monthly sum', () => {
    expect(namesOf({ measure: 'living', per: 'year' })).toEqual([
      { value: sum(10_200, 14_400), from: ['living'], times: 12 },
    ]);
  });

  it('is a yearly sum as it is', () => {
    expect(lines({ measure: 'fee', per: 'year' })).toEqual([{ value: sum(7000, 12_000), fact: 'here.fee' }]);
  });

  it('is the whole of a yearly sum, and says what was multiplied', () => {
    expect(namesOf({ measure: 'fee', scope, times: { measure: 'length', scope } })).toEqual([
      { value: { from: 9500, to: 69_000, currency: 'EUR' }, from: ['fee.long'], times: 'length.long' },
    ]);
  });

  it('is the whole of two sums, of which one is for a month', () => {
    expect(
      namesOf({ measure: 'fee', scope, plus: [{ measure: 'living' }], times: { measure: 'length', scope } }),
    ).toEqual([
      // (9,500 + 10,200) × 1, and (34,500 + 14,400) × 2
      {
        value: { from: 19_700, to: 97_800, currency: 'EUR' },
        from: ['fee.long', 'living'],
        times: 'length.long',
      },
    ]);
  });

  it('is nothing where one of the figures is missing', () => {
    expect(lines({ measure: 'fee', scope, times: { measure: 'length', scope: { level: 'short' } } })).toEqual(
      [],
    );
    expect(lines({ measure: 'fee', scope, plus: [{ measure: 'visa' }] })).toEqual([]);
  });
});
