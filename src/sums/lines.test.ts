import { describe, expect, it } from 'vitest';
import type { QuotableFact } from '../resolved';
import { linesOf, type Row } from './lines';

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
const lines = (row: Row, register: readonly QuotableFact[] = facts) => linesOf(row, register, names);

describe('the lines of a row', () => {
  it('are the fact with the measure and the scope', () => {
    expect(lines({ measure: 'fee', scope: { level: 'long' } })).toEqual([
      { value: sum(9500, 34_500), factsWithNext: [] },
    ]);
  });

  it('have the label of a narrower fact, in a total too', () => {
    const labelled = facts.map((one) => (one.id === 'fee.short' ? { ...one, label: 'Public school' } : one));
    const short = { measure: 'fee', scope: { level: 'short' } };
    expect(lines(short, labelled).map(({ label }) => label)).toEqual(['Public school']);
    const whole = { ...short, plus: [{ measure: 'living' }] };
    expect(lines(whole, labelled).map(({ label }) => label)).toEqual(['Public school']);
  });

  it('have the label of what is added, if the register has one', () => {
    const labelled = facts.map((one) =>
      one.id === 'living' ? { ...one, label: 'Living as shown for the permit' } : one,
    );
    const year = (level: string) =>
      lines({ measure: 'fee', scope: { level }, plus: [{ measure: 'living' }] }, labelled).map(
        ({ label }) => label,
      );
    expect(year('long')).toEqual(['Living as shown for the permit']);
    expect(year('short')).toEqual(['The title of fee.short, Living as shown for the permit']);
  });

  it('are two for a total with a range of lengths, both rounded', () => {
    const whole: Row = {
      measure: 'fee',
      scope: { level: 'long' },
      plus: [{ measure: 'living' }],
      times: { measure: 'length', scope: { level: 'long' } },
    };
    // 9,500 + 12 × 850 = 19,700; 34,500 + 12 × 1,200 = 48,900
    expect(lines(whole).map(({ years, value }) => [years, value])).toEqual([
      [1, { from: 19_700, to: 48_900, currency: 'EUR' }],
      [2, { from: 39_400, to: 97_800, currency: 'EUR' }],
    ]);
    const exact = facts.map((one) =>
      one.id === 'living' ? { ...one, value: sum(811, 1095, 'month') } : one,
    );
    expect(lines({ ...whole, times: undefined }, exact).map(({ value }) => value)).toEqual([
      sum(19_200, 47_600), // 19,232–47,640
    ]);
  });

  it('name the facts whose next value is known, in a total too', () => {
    const next = { value: sum(20_000), from: '2027-01' } as QuotableFact['next'];
    const changing = facts.map((one) => (one.id === 'fee.long' ? { ...one, next } : one));
    const year: Row = { measure: 'fee', scope: { level: 'long' } };
    for (const row of [year, { ...year, plus: [{ measure: 'living' }] }])
      expect(lines(row, changing).map((line) => line.factsWithNext.map(({ id }) => id))).toEqual([
        ['fee.long'],
      ]);
    expect(lines({ measure: 'living' }, changing)[0]?.factsWithNext).toEqual([]);
  });

  it('have the title of a narrower fact without a label', () => {
    expect(lines({ measure: 'fee', scope: { level: 'short' } })).toEqual([
      { label: 'The title of fee.short', value: sum(3000), factsWithNext: [] },
    ]);
  });

  it('are none if the register has no such fact', () => {
    expect(lines({ measure: 'fee', scope: { level: 'middle' } })).toEqual([]);
    expect(lines({ measure: 'permit' })).toEqual([]);
  });

  it('have the general fact with its title if the row is general', () => {
    expect(lines({ measure: 'fee', scope: { level: 'middle' }, general: true })).toEqual([
      { label: 'The title of fee', value: sum(7000, 12_000), factsWithNext: [] },
    ]);
  });

  it('are one for each case that the register distinguishes, though the row does not', () => {
    const parts = [
      ...facts,
      { ...fact('public', 'fee', sum(500), { kind: 'public' }), within: 'here.fee' },
      { ...fact('private', 'fee', sum(10_000), { kind: 'private' }), within: 'here.fee' },
    ];
    expect(
      lines({ measure: 'fee', scope: { level: 'middle' }, general: true }, parts).map(({ label }) => label),
    ).toEqual(['The title of public', 'The title of private']);
  });

  it('are one for each value of a scope, with its name', () => {
    expect(lines({ measure: 'living', by: 'city' }).map(({ label, value }) => [label, value])).toEqual([
      ['In the north', sum(900, undefined, 'month')],
      ['south', sum(700, undefined, 'month')],
    ]);
    expect(lines({ measure: 'living', by: 'city', general: true })[0]?.value).toEqual(
      sum(850, 1200, 'month'),
    );
  });
});

describe('intakes', () => {
  const intake = (id: string, starts: string, until: string, today?: string) =>
    fact(id, 'intake', { intake: { starts, apply: { until }, today } } as QuotableFact['value'], {
      intake: id,
    });

  it('have the next deadline first', () => {
    const day = '2026-11-30';
    const register = [
      intake('winter', '2028-01', '2027-09', day),
      intake('past', '2026-09', '2026-03', day),
      intake('autumn', '2027-09', '2027-03', day),
    ];
    expect(lines({ measure: 'intake', by: 'intake' }, register).map(({ label }) => label)).toEqual([
      'autumn',
      'winter',
      'past',
    ]);
  });

  it('are those of the level that the row asks for, and those of no level', () => {
    const day = '2026-11-30';
    const may = intake('may', '2027-05', '2026-12', day);
    const register = [
      { ...may, scope: { intake: 'may', level: 'short' } },
      intake('autumn', '2027-09', '2027-03', day),
    ];
    const titles = (level: string) =>
      lines({ measure: 'intake', scope: { level }, by: 'intake', general: true }, register).map(
        ({ label }) => label,
      );
    expect(titles('long')).toEqual(['autumn']);
    expect(titles('short')).toEqual(['may', 'autumn']);
  });
});

describe('a calculated line', () => {
  const scope = { level: 'long' };

  it('is twelve times a monthly sum, with its calculation', () => {
    const [line] = lines({ measure: 'living', per: 'year' });
    expect(line?.value).toEqual(sum(10_200, 14_400));
    expect(line?.cost?.parts[0]).toMatchObject({ facts: [{ id: 'living' }], factor: 12 });
  });

  it('is the sum itself if that is yearly', () => {
    expect(lines({ measure: 'fee', per: 'year' })).toEqual([{ value: sum(7000, 12_000), factsWithNext: [] }]);
  });

  it('is a yearly sum times each end of the length, or several added up first', () => {
    const times = { measure: 'length', scope };
    expect(lines({ measure: 'fee', scope, times }).map(({ value }) => value)).toEqual([
      { from: 9500, to: 34_500, currency: 'EUR' },
      { from: 19_000, to: 69_000, currency: 'EUR' },
    ]);
    const [, longest] = lines({ measure: 'fee', scope, plus: [{ measure: 'living' }], times });
    expect(longest).toMatchObject({
      // (9,500 + 10,200) × 2, and (34,500 + 14,400) × 2
      value: { from: 39_400, to: 97_800, currency: 'EUR' },
      cost: { length: { fact: { id: 'length.long' } } },
    });
  });
});
