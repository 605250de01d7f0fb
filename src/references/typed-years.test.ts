import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';

const fact = (id: string, value: object, year?: number) => ({
  id,
  title: `The ${id}`,
  value,
  measure: id,
  sort: 'typical',
  ...(year !== undefined && { year }),
  status: 'given',
});

const register = {
  '_facts/prices.json': {
    facts: [
      fact('north', { from: 900, currency: 'EUR', per: 'month' }, 2023),
      fact('south', { from: 700, currency: 'EUR', per: 'month' }),
    ],
  },
};

const found = (block: object) =>
  site({ ...register, 'about.json': page(block) }).diagnostics.map(({ code, location: { pointer } }) => [
    code,
    pointer,
  ]);

const figure = (id: string, asOf: number) => ({
  type: 'facts',
  heading: 'At a glance',
  items: [{ title: 'Rent', value: { fact: `prices.${id}` }, asOf }],
});

const table = (asOf: number) => ({
  type: 'cost-table',
  of: 'city',
  heading: 'Rent',
  currency: 'EUR',
  per: 'month',
  rows: [
    { city: 'South', cost: { fact: 'prices.south' } },
    { city: 'North', cost: { fact: 'prices.north' } },
  ],
  asOf,
});

describe('a year that is typed', () => {
  it('beside a figure of another year is reported', () => {
    expect(found(figure('north', 2024))).toEqual([['contradictory-year', '/blocks/0/items/0/asOf']]);
  });

  it('for a table is compared with the years of all facts that the table quotes', () => {
    expect(found(table(2024))).toEqual([['contradictory-year', '/blocks/0/asOf']]);
    expect(found(table(2023))).toEqual([]);
  });

  it('may repeat that of the quoted fact, or add one if the fact has none', () => {
    expect(found(figure('north', 2023))).toEqual([]);
    expect(found(figure('south', 2024))).toEqual([]);
  });
});
