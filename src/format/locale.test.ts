import { describe, expect, it } from 'vitest';
import { exampleWords } from '../../tests/example-words';
import { dateParts, formatDate, formatHours } from './date-time';
import { compareNames, pluralCategory } from './locale';
import { formatMoney } from './money';
import { formatCount, formatPercent } from './number';

const words = exampleWords.figures;

/** The spaces of Intl do not break; here they are written as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
const pt = { language: 'pt-PT' };
const de = { language: 'de-DE' };

describe('a site in another language', () => {
  it('has its separators, and the sign of the currency where it belongs', () => {
    expect(plain(formatMoney(349.5, { currency: 'EUR' }, words, pt))).toBe('349,50 €');
    expect(plain(formatMoney({ from: 9850, to: 25500 }, { currency: 'EUR' }, words, de))).toBe(
      '9.850–25.500 €',
    );
    expect(plain(formatMoney({ from: 450, to: 600 }, { currency: 'EUR' }, words, pt))).toBe('450 - 600 €');
    expect(formatMoney(9850, { currency: 'JPY' }, words, { language: 'ja' })).toBe('￥9,850');
    expect(plain(formatMoney(1.5, { currency: 'KWD' }, words, { language: 'en' }))).toBe('KWD 1.500');
  });

  it('has its counts and percentages', () => {
    expect(plain(formatCount({ count: 12000, plus: true }, pt))).toBe('12 000+');
    expect(formatCount(1200, pt)).toBe('1200');
    expect(formatCount(122000, { language: 'en-IN' })).toBe('1,22,000');
    expect(plain(formatPercent(95.8, undefined, de))).toBe('95,8 %');
    expect(plain(formatPercent(95, 98, { language: 'tr' }))).toBe('%95–98');
  });

  it('has its own digits', () => {
    expect(formatCount({ count: 10000, plus: true }, { language: 'ar-EG' })).toBe('١٠٬٠٠٠+');
    expect(formatCount({ count: 122000, grouping: 'indian' }, { language: 'ar-EG' })).toBe('١٬٢٢٬٠٠٠');
    expect(formatMoney(1234.5, { currency: 'EGP' }, words, { language: 'ar-EG' })).toContain('١٬٢٣٤٫٥٠');
  });

  it('has its dates', () => {
    expect(formatDate('2024-02-12', pt)).toBe('12 de fevereiro de 2024');
    expect(formatDate('2024-02-12', { language: 'en-GB' })).toBe('12 February 2024');
    const inOrder = (language: string) => dateParts('2024-02-12', { language }).map(({ text }) => text);
    expect(inOrder('pt-PT')).toEqual(['12', 'fev.', '2024']);
    expect(inOrder('en-US')).toEqual(['Feb', '12', '2024']);
  });

  it('has its clock', () => {
    const hours = { opens: '09:30', closes: '17:00' };
    expect(formatHours(hours, { language: 'en-GB' })).toBe('09:30–17:00');
    expect(plain(formatHours(hours, pt))).toBe('09:30 – 17:00');
    expect(plain(formatHours(hours, { language: 'en-US' }))).toBe('9:30 AM – 5 PM');
  });

  it('sorts names as its readers look them up', () => {
    const names = ['Zürich', 'Évora', 'Faro', 'Århus'];
    expect(names.toSorted(compareNames('pt-PT'))).toEqual(['Århus', 'Évora', 'Faro', 'Zürich']);
    expect(names.toSorted(compareNames('da'))).toEqual(['Évora', 'Faro', 'Zürich', 'Århus']);
  });

  it('has its plural categories', () => {
    expect([0, 1, 2, 5].map((count) => pluralCategory(count, { language: 'pl' }))).toEqual([
      ...['many', 'one', 'few', 'many'],
    ]);
    expect([1, 2, 3, 4].map((rank) => pluralCategory(rank, { language: 'en' }, 'ordinal'))).toEqual([
      ...['one', 'two', 'few', 'other'],
    ]);
  });
});

describe('the currency formats that a site sets', () => {
  const formats = {
    sign: 'code',
    currencies: [{ currency: 'INR', sign: 'narrow', grouping: 'indian' }],
  } as const;
  const locale = { language: 'en-GB', formats: { ...formats, currencies: [...formats.currencies] } };

  it('hold for all currencies, or for one', () => {
    expect(plain(formatMoney(9850, { currency: 'EUR' }, words, locale))).toBe('EUR 9,850');
    expect(formatMoney(100000, { currency: 'INR' }, words, locale)).toBe('₹1,00,000');
    expect(formatCount(100000, locale)).toBe('100,000');
  });
});
