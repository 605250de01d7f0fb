import { describe, expect, it } from 'vitest';
import { exampleLocale as locale } from '../../../tests/example-locale';
import { exampleWords } from '../../../tests/example-words';
import type { CityTable } from '../../generated/compiled';
import { barsOf } from './bars';

const barsAndEnds = (...costs: CityTable['rows'][number]['cost'][]) =>
  barsOf({
    block: {
      type: 'cost-table',
      of: 'city',
      heading: 'Living costs',
      currency: 'EUR',
      per: 'month',
      rows: costs.map((cost, index) => ({ city: `City ${index}`, cost })),
    },
    words: exampleWords.blocks['cost-table'],
    locale,
  });

const bars = (...costs: CityTable['rows'][number]['cost'][]) => barsAndEnds(...costs)?.rows;

describe('the bars of a table', () => {
  it('are as long as the sums, the longest full, and a range begins at its lower end', () => {
    expect(barsAndEnds(500, 1000, { from: 250, to: 750 })).toEqual({
      rows: [
        { from: 0, to: 0.5 },
        { from: 0, to: 1 },
        { from: 0.25, to: 0.75 },
      ],
      ends: ['0', '€1,000'],
    });
  });

  it('leave out a sum in another currency or for another period', () => {
    expect(bars(500, 1000, { from: 50, per: 'week' })?.[2]).toBeUndefined();
    expect(bars(500, 1000, { from: 50, currency: 'GBP' })?.[2]).toBeUndefined();
  });

  it('are left out where most sums do not compare, where there is one sum, and where all are zero', () => {
    expect(bars(500, { from: 50, per: 'week' }, { from: 60, per: 'week' })).toBeUndefined();
    expect(bars(500)).toBeUndefined();
    expect(bars(0, 0)).toBeUndefined();
  });
});
