import { expect, it } from 'vitest';
import { withNumbers } from './with-numbers';

it.each([
  [{ from: 12.5, currency: 'EUR', per: 'hour' }, '14.15', { from: 14.15, currency: 'EUR', per: 'hour' }],
  [{ from: 9, to: 12, currency: 'EUR' }, '9500-25500', { from: 9500, to: 25500, currency: 'EUR' }],
  [{ from: 9, to: 12, currency: 'EUR' }, '9500', { from: 9500, currency: 'EUR' }],
  [{ count: 28, plus: true }, '30', { count: 30, plus: true }],
  [{ percent: 96 }, '95.8', { percent: 95.8 }],
  [{ duration: 2 }, '3', { duration: 3 }],
  [{ duration: 2 }, '2 – 3', { duration: { from: 2, to: 3 } }],
  [
    { duration: { from: 20, unit: 'hour', upTo: true } },
    '24',
    { duration: { from: 24, unit: 'hour', upTo: true } },
  ],
  [{ score: 6.5, each: 6, test: 'ielts' }, '7', { score: 7, each: 6, test: 'ielts' }],
])('%j with %s', (value, text, expected) => {
  expect(withNumbers(value, text)).toEqual(expected);
});

it.each(['€14', '14,15', 'much', '1-2-3', '-5'])('does not read %s as numbers', (text) => {
  expect(withNumbers({ count: 1 }, text)).toBeUndefined();
});

it('gives undefined for a figure without numbers', () => {
  expect(withNumbers({ intake: { starts: '2027-09' } }, '3')).toBeUndefined();
});
