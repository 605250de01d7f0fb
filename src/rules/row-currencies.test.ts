import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { rowCurrencies } from './row-currencies';

const pointersOf = (...costs: readonly unknown[]) => {
  const rows = costs.map((cost, index) => ({ city: `City ${index}`, cost }));
  const table = { type: 'cost-table', of: 'city', heading: 'Costs', currency: 'SGD', rows };
  return site({ 'singapore.json': page(table) }, {}, rowCurrencies).diagnostics.map(
    ({ location }) => location.pointer,
  );
};
const rupees = { from: 900, currency: 'INR' };

describe('a sum of a table', () => {
  it('must have the currency of the table', () => {
    expect(pointersOf(900, rupees, 800)).toEqual(['/blocks/0/rows/1/cost/currency']);
  });

  it('may have its own currency if others do, too, or in a short table', () => {
    expect(pointersOf(900, rupees, { from: 700, currency: 'EUR' })).toEqual([]);
    expect(pointersOf(900, rupees)).toEqual([]);
    expect(pointersOf(900, { from: 800, currency: 'SGD' }, 700)).toEqual([]);
  });
});
