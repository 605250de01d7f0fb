import { describe, expect, it } from 'vitest';
import { exampleLocale as locale } from '../../../tests/example-locale';
import { exampleWords as words } from '../../../tests/example-words';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import { quantityParts } from '../../format/quantity';
import { countUp } from './count-up';

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
    expect(countUp('96%').textAfter(0)).toBe('0%');
  });

  it('counts in ones up to 100', () => {
    const { textAfter, ticks } = countUp('100');
    expect([1, 57, 100].map(textAfter)).toEqual(['1', '57', '100']);
    expect(ticks).toBe(100);
  });

  it('counts in five hundreds above 100', () => {
    const { textAfter, ticks } = countUp('10,000+');
    expect([1, 2, 19, 20].map(textAfter)).toEqual(['500+', '1,000+', '9,500+', '10,000+']);
    expect(ticks).toBe(20);
  });

  it('ends exactly at what was served', () => {
    expect(countUp('246+').textAfter(1)).toBe('246+');
    expect(countUp('95.8%').textAfter(95)).toBe('95%');
    expect(countUp('95.8%').textAfter(96)).toBe('95.8%');
    expect(countUp('€12.50').textAfter(13)).toBe('€12.50');
    expect(countUp('4').textAfter(500)).toBe('4');
  });

  it('is grouped as the final figure is', () => {
    expect(countUp('1,22,000').textAfter(243)).toBe('1,21,500');
    expect(countUp('122,000').textAfter(243)).toBe('121,500');
    expect(countUp('12,34,567').textAfter(2000)).toBe('10,00,000');
  });

  it('has one number that counts in a figure of any kind', () => {
    const quantities = [
      { count: 10000, plus: true },
      { percent: 95, to: 98 },
      { duration: { from: 15, to: 20, unit: 'month' } },
      { from: 500, to: 900, currency: 'AUD', per: 'month' },
    ] as const;
    expect(
      quantities.map((quantity) =>
        countUp(quantityParts(quantity, words.figures, locale).figure).textAfter(0),
      ),
    ).toEqual(['0+', '0–98%', '0–20', 'AUD\u00a00–900']);
  });

  it('without a number has nothing to count', () => {
    expect(countUp('many').ticks).toBe(0);
    expect(countUp('many').textAfter(0)).toBe('many');
  });
});
