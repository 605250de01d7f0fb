import { describe, expect, it } from 'vitest';
import { exampleLocale as locale } from '../../tests/example-locale';
import { exampleWords } from '../../tests/example-words';
import type { Currency, Quantity } from '../generated/compiled';
import { formatDuration } from './duration';
import { figureParts } from './fact';
import { joinParts } from './figure-parts';
import { formatMoney } from './money';
import { formatCount } from './number';

const words = exampleWords.figures;

describe('money', () => {
  it('is formatted with separators and the symbol of its currency', () => {
    expect(formatMoney(9850, { currency: 'EUR' }, words, locale)).toBe('€9,850');
    expect(formatMoney({ from: 9850, to: 25500 }, { currency: 'EUR' }, words, locale)).toBe('€9,850–25,500');
    expect(formatMoney({ from: 100000, currency: 'INR' }, {}, words, locale)).toBe('₹100,000');
  });

  it('has the currency code for dollars and dirhams, without a line break before the sum', () => {
    expect(formatMoney({ from: 4000, to: 8000 }, { currency: 'AUD' }, words, locale)).toBe(
      'AUD\u00a04,000–8,000',
    );
  });

  it('shows two decimals where there are any', () => {
    expect(formatMoney(24.1, { currency: 'AUD' }, words, locale)).toBe('AUD\u00a024.10');
    expect(formatMoney(1234.5, { currency: 'GBP' }, words, locale)).toBe('£1,234.50');
  });

  it('shows all decimals of a price that has more', () => {
    const priceOf = (from: number, currency: Currency) => formatMoney(from, { currency }, words, locale);
    expect(priceOf(0.085, 'EUR')).toBe('€0.085');
    expect(priceOf(0.0049, 'EUR')).toBe('€0.0049');
    expect(priceOf(1.2345, 'BHD')).toBe('BHD\u00a01.2345');
    expect(priceOf(99.5, 'JPY')).toContain('99.5');
    expect(formatMoney({ from: 0.001, to: 0.002 }, { currency: 'EUR' }, words, locale)).toBe('€0.001–0.002');
    expect(formatMoney(0.085, {}, words, locale)).toBe('0.085');
  });

  it('shows its period only if the table does not', () => {
    expect(formatMoney({ from: 350, per: 'week' }, { currency: 'NZD', per: 'year' }, words, locale)).toBe(
      'NZD\u00a0350 a week',
    );
    expect(formatMoney({ from: 350, per: 'year' }, { currency: 'NZD', per: 'year' }, words, locale)).toBe(
      'NZD\u00a0350',
    );
  });

  it('marks an approximate sum and a minimum', () => {
    expect(formatMoney({ from: 650, about: true }, { currency: 'EUR' }, words, locale)).toBe('about €650');
    expect(formatMoney({ from: 5000, atLeast: true }, { currency: 'AED' }, words, locale)).toBe(
      'from AED\u00a05,000',
    );
  });
});

describe('a count', () => {
  it('is grouped as the document says', () => {
    expect(formatCount(122000, locale)).toBe('122,000');
    expect(formatCount({ count: 122000, grouping: 'indian' }, locale)).toBe('1,22,000');
    expect(formatCount({ count: 12345678, grouping: 'indian' }, locale)).toBe('1,23,45,678');
    expect(formatCount({ count: 4500, plus: true }, locale)).toBe('4,500+');
    expect(formatCount(28, locale)).toBe('28');
  });
});

describe('a duration', () => {
  it('has its unit in the singular or plural', () => {
    expect(formatDuration(1, words, locale)).toBe('1 year');
    expect(formatDuration({ from: 1, to: 2 }, words, locale)).toBe('1–2 years');
    expect(formatDuration({ from: 18, unit: 'month' }, words, locale)).toBe('18 months');
    expect(formatDuration({ from: 1, unit: 'day' }, words, locale)).toBe('1 day');
    expect(formatDuration({ from: 10, to: 14, unit: 'day' }, words, locale)).toBe('10–14 days');
    expect(formatDuration({ from: 24, unit: 'hour', per: 'week', upTo: true }, words, locale)).toBe(
      'up to 24 hours a week',
    );
  });
});

describe('a figure', () => {
  const formatQuantity = (quantity: Quantity) => joinParts(figureParts(quantity, words, locale));

  it('is formatted by its kind', () => {
    expect(formatQuantity({ percent: 95.8 })).toBe('95.8%');
    expect(formatQuantity({ duration: { from: 2, upTo: true } })).toBe('up to 2 years');
    expect(formatQuantity({ count: 7000 })).toBe('7,000');
    expect(formatQuantity({ from: 12.5, currency: 'EUR', per: 'hour' })).toBe('€12.50 an hour');
  });
});
