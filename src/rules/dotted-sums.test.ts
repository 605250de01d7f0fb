import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { dottedSums } from './dotted-sums';

/**
 * The pointers of what is reported if the texts in `typed` take the place of numbers in a block: the first that of
 * 1111, the second that of 2111. A number in the block itself would lose the zeros at its end.
 */
const pointersOf = (block: object, ...typed: readonly string[]) => {
  const text = typed.reduce(
    (json, number, index) => json.replace(`${index + 1}111`, number),
    JSON.stringify(page(block)('about.json'), null, 2),
  );
  return site({ 'about.json': text }, {}, dottedSums).diagnostics.map(({ location }) => location.pointer);
};

const table = (cost: unknown) => ({
  type: 'cost-table',
  of: 'city',
  heading: 'Costs, 9.000, or [1.000, 2.000]',
  currency: 'EUR',
  rows: [{ city: 'Cork', cost }],
});
const fact = (value: object) => ({ type: 'facts', heading: 'Figures', items: [{ title: 'Fees', value }] });

describe('a sum', () => {
  it('must not have a dot as thousands separator', () => {
    expect(pointersOf(table(1111), '28.000')).toEqual(['/blocks/0/rows/0/cost']);
    expect(pointersOf(table({ from: 1111, to: 2111 }), '28.000', '35.500')).toEqual([
      '/blocks/0/rows/0/cost/from',
      '/blocks/0/rows/0/cost/to',
    ]);
    expect(pointersOf(fact({ from: 1111, currency: 'EUR' }), '1.200')).toEqual([
      '/blocks/0/items/0/value/from',
    ]);
  });

  it('may have decimals', () => {
    expect(pointersOf(table(1111), '12.50')).toEqual([]);
    expect(pointersOf(table(1111), '12.5')).toEqual([]);
    expect(pointersOf(table(1111), '28000')).toEqual([]);
    expect(pointersOf(table(1111), '0.125')).toEqual([]);
    expect(pointersOf(table(1111), '1.6590')).toEqual([]);
  });
});

describe('another figure', () => {
  it('is checked if it is a count, but not if it is a percentage', () => {
    expect(pointersOf(fact({ count: 1111 }), '115.000')).toEqual(['/blocks/0/items/0/value/count']);
    expect(pointersOf(fact({ percent: 1111 }), '12.125')).toEqual([]);
  });
});
