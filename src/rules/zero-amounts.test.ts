import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { zeroAmounts } from './zero-amounts';

const pointersOf = (cost: unknown) => {
  const table = {
    type: 'cost-table',
    of: 'city',
    heading: 'Costs',
    currency: 'SGD',
    rows: [{ city: 'Bedok', cost }],
  };
  return site({ 'singapore.json': page(table) }, {}, zeroAmounts).diagnostics.map(
    ({ location }) => location.pointer,
  );
};

describe('an amount', () => {
  it('must not be 0', () => {
    expect(pointersOf(0)).toEqual(['/blocks/0/rows/0/cost']);
    expect(pointersOf({ from: 0, per: 'year' })).toEqual(['/blocks/0/rows/0/cost/from']);
  });

  it('may be a range from 0, or less than 1', () => {
    expect(pointersOf({ from: 0, to: 1500 })).toEqual([]);
    expect(pointersOf(0.5)).toEqual([]);
  });

  it('must not be 0 in a block of figures either, although a count may be', () => {
    const items = [
      { title: 'Fees', value: { from: 0, currency: 'EUR' } },
      { title: 'Delays', value: { count: 0 } },
    ];
    const { diagnostics } = site(
      { 'facts.json': page({ type: 'facts', heading: 'Facts', items }) },
      {},
      zeroAmounts,
    );
    expect(diagnostics.map(({ location }) => location.pointer)).toEqual(['/blocks/0/items/0/value/from']);
  });
});
