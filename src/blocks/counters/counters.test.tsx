import { describe, expect, it } from 'vitest';
import { exampleLocale as locale } from '../../../tests/example-locale';
import { exampleWords as words } from '../../../tests/example-words';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import { figureParts } from '../../format/fact';
import { countUp } from './count-up';

describe('counters before the script runs', () => {
  const html = renderBlock({
    type: 'counters',
    heading: 'Our visitors so far',
    items: [
      { value: { count: 10000, plus: true }, label: 'visitors' },
      { value: { percent: 96 }, label: 'of places filled' },
      { value: { count: 4 }, label: 'offices', icon: 'map-pin' },
    ],
  });

  it('are a list of final figures with what they count', async () => {
    expect(count(await html, 'data-item=""')).toBe(3);
    expect(textsOf(await html, 'li')).toEqual(['10,000+visitors', '96%of places filled', '4offices']);
  });

  it('say what separates decimals if it is not a point', async () => {
    expect(await html).not.toContain('data-decimal');
    const items = [{ value: { count: 10000 }, label: 'alunos' }];
    const inPortuguese = await renderBlock({
      type: 'counters',
      heading: 'Números',
      language: 'pt-PT',
      items,
    });
    expect(inPortuguese).toContain('data-decimal=","');
  });

  it('hide nothing', async () => {
    expect(await html).not.toContain('data-counting');
    expect(count(await html, 'data-final')).toBe(3);
    expect(await html).not.toContain('<span aria-hidden');
  });
});

describe('a counter', () => {
  it('begins at 0', () => {
    expect(countUp('96%')[0]).toBe('0%');
  });

  it('counts in ones up to 100', () => {
    const frames = countUp('100');
    expect([1, 57, 100].map((index) => frames[index])).toEqual(['1', '57', '100']);
    expect(frames).toHaveLength(101);
  });

  it('counts in five hundreds above 100', () => {
    const frames = countUp('10,000+');
    expect([1, 2, 19, 20].map((index) => frames[index])).toEqual(['500+', '1,000+', '9,500+', '10,000+']);
  });

  it.each(['246+', '95.8%', '€12.50', '4', '10,000+'])('ends exactly at what was served: %s', (text) => {
    expect(countUp(text).at(-1)).toBe(text);
  });

  it('takes at most a thousand steps, however large it is', () => {
    expect(countUp('250,000+')).toHaveLength(501);
    expect(countUp('9,007,199,254,740,991').length).toBeLessThan(1003);
    expect(countUp('9,007,199,254,740,991').at(-1)).toBe('9,007,199,254,740,991');
  });

  it.each(['9,850～25,500', '1,234 ~ 5,678', '1.234 ते 5.678'])('counts one end of a range: %s', (range) => {
    const frames = countUp(range);
    expect(frames[0]).toBe(range.replace(/^[\d.,]+/, '0'));
    expect(frames.at(-1)).toBe(range);
  });

  it('has its decimals at the end', () => {
    expect(countUp('95.8%').slice(-2)).toEqual(['95%', '95.8%']);
  });

  it('is grouped as the final figure is', () => {
    expect(countUp('1,22,000')[243]).toBe('1,21,500');
    expect(countUp('122,000')[243]).toBe('121,500');
    expect(countUp('12,34,567')[600]).toBe('9,00,000');
  });

  it('counts one number of a count, a percentage, a duration or an amount', () => {
    const quantities = [
      { count: 10000, plus: true },
      { percent: 95, to: 98 },
      { duration: { from: 15, to: 20, unit: 'month' } },
      { from: 500, to: 900, currency: 'AUD', per: 'month' },
    ] as const;
    expect(
      quantities.map((quantity) => countUp(figureParts(quantity, words.figures, locale).figure)[0]),
    ).toEqual(['0+', '0–98%', '0–20', 'AUD\u00a00–900']);
  });

  it('counts with the separators of its language', () => {
    expect(countUp('10.000+', ',')[19]).toBe('9.500+');
    expect(countUp('10\u00a0000+', ',')[1]).toBe('500+');
    expect(countUp('95,8\u00a0%', ',').slice(-2)).toEqual(['95\u00a0%', '95,8\u00a0%']);
    expect(countUp('450 - 600\u00a0€', ',')[0]).toBe('0 - 600\u00a0€');
  });

  it('shows a number in other digits, and what is no number, as it is', () => {
    expect(countUp('١٠٬٠٠٠+', '٫')).toEqual(['١٠٬٠٠٠+']);
    expect(countUp('many')).toEqual(['many']);
  });
});
