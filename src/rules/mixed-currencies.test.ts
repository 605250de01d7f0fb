import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { mixedCurrencies } from './mixed-currencies';

const table = (currency: string, cost: unknown = 900) => ({
  type: 'cost-table',
  of: 'city',
  heading: 'Costs',
  currency,
  rows: [{ city: 'Hofn', cost }],
});
const courses = (currency: string) => ({
  type: 'course-carousel',
  heading: 'Courses',
  currency,
  items: [{ title: 'Data', description: 'Numbers.', icon: 'database' }],
});
const pointersOf = (kind: string, ...blocks: readonly object[]) =>
  site(
    { 'iceland.json': pageWith({ kind }, ...blocks) },
    { icons: ['database'] },
    mixedCurrencies,
  ).diagnostics.map(({ location }) => location.pointer);

describe('the blocks of a country', () => {
  it('must have one currency, whatever their type', () => {
    expect(pointersOf('country', table('EUR'), courses('EUR'))).toEqual([]);
    expect(pointersOf('country', table('EUR'), table('EUR'), courses('GBP'))).toEqual(['/blocks/2/currency']);
    expect(pointersOf('country', table('GBP'), table('EUR'), table('EUR'))).toEqual(['/blocks/0/currency']);
  });

  it('should have the currency of the first block if there is no majority', () => {
    expect(pointersOf('country', table('EUR'), table('GBP'))).toEqual(['/blocks/1/currency']);
  });

  it('may have a row with another currency', () => {
    const deposit = { from: 900, currency: 'GBP' };
    expect(pointersOf('country', table('EUR'), table('EUR', deposit))).toEqual([]);
  });
});

describe('a page about several countries', () => {
  it('may have several currencies', () => {
    expect(pointersOf('page', table('EUR'), table('GBP'))).toEqual([]);
  });
});
