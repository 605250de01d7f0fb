import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import { countAfter, finalNumberOf, ticksTo, withNumber } from './count-up';

describe('counters before the script runs', () => {
  const html = renderBlock({
    type: 'counters',
    heading: 'Our students so far',
    items: [
      { value: { count: 10000, plus: true }, label: 'students' },
      { value: { percent: 96 }, label: 'of visas approved' },
      { value: { count: 4 }, label: 'offices', icon: 'map-pin' },
    ],
  });

  it('are a list of final figures with what they count', async () => {
    expect(count(await html, 'data-item=""')).toBe(3);
    expect(textsOf(await html, 'li')).toEqual(['10,000+students', '96%of visas approved', '4offices']);
  });

  it('do not count until they are visible', async () => {
    expect(await html).toContain('data-counting="waiting"');
    expect(count(await html, 'data-final')).toBe(3);
    expect(await html).not.toContain('<span aria-hidden');
  });
});

describe('a counter', () => {
  it('begins at 0', () => {
    expect(countAfter(0, 96)).toBe(0);
  });

  it('counts in ones up to 100', () => {
    expect(countAfter(1, 96)).toBe(1);
    expect(countAfter(57, 100)).toBe(57);
  });

  it('counts in five hundreds above 100', () => {
    expect(countAfter(1, 10000)).toBe(500);
    expect(countAfter(19, 10000)).toBe(9500);
  });

  it('ends exactly at its target', () => {
    expect(countAfter(20, 10000)).toBe(10000);
    expect(countAfter(1, 246)).toBe(246);
    expect(countAfter(96, 95.8)).toBe(95.8);
    expect(countAfter(500, 4)).toBe(4);
  });

  it('takes as many ticks as the slowest of a block', () => {
    expect(ticksTo([10000, 96, 4])).toBe(96);
    expect(ticksTo([10000])).toBe(20);
    expect(ticksTo([])).toBe(0);
  });

  it('finds and replaces its number in a figure of any kind', () => {
    const quantities = [
      { count: 10000, plus: true },
      { percent: 95.8 },
      { duration: 4 },
      { duration: { from: 15, unit: 'month' } },
      { from: 500, currency: 'EUR', per: 'month' },
    ] as const;
    expect(quantities.map(finalNumberOf)).toEqual([10000, 95.8, 4, 15, 500]);
    expect(quantities.map((quantity) => finalNumberOf(withNumber(quantity, 7)))).toEqual([7, 7, 7, 7, 7]);
    expect(withNumber({ count: 10000, plus: true }, 500)).toEqual({ count: 500, plus: true });
  });
});
