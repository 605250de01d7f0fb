import { describe, expect, it } from 'vitest';
import { barLengths } from './bar-lengths';

describe('the bars of facts', () => {
  it('are in proportion to lengths of time, also of months and years together', () => {
    const times = [
      { duration: 4 },
      { duration: { from: 18, unit: 'month' } },
      { duration: { from: 1, to: 2 } },
    ] as const;
    expect(barLengths(times)).toEqual([1, 0.375, 0.5]);
    const hours = { from: 20, unit: 'hour', per: 'week' } as const;
    expect(
      barLengths([{ duration: hours }, { duration: { ...hours, from: 10 } }, { duration: hours }]),
    ).toEqual([1, 0.5, 1]);
  });

  it('are in proportion to percentages, and to sums in one currency', () => {
    expect(barLengths([{ percent: 50 }, { percent: 80, to: 100 }, { percent: 25 }])).toEqual([0.5, 1, 0.25]);
    const euros = (from: number) => ({ from, currency: 'EUR', per: 'month' }) as const;
    expect(barLengths([euros(300), euros(600), euros(150)])).toEqual([0.5, 1, 0.25]);
  });

  it('are left out where figures do not compare, and where there are two', () => {
    expect(barLengths([{ count: 42 }, { count: 9 }, { count: 2200 }])).toBeUndefined();
    expect(barLengths([{ percent: 50 }, { duration: 2 }, { percent: 25 }])).toBeUndefined();
    expect(
      barLengths([{ duration: 2 }, { duration: 1 }, { duration: { from: 20, unit: 'hour', per: 'week' } }]),
    ).toBeUndefined();
    expect(barLengths([{ percent: 50 }, { percent: 25 }])).toBeUndefined();
  });
});
