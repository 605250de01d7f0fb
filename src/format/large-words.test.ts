import { expect, it } from 'vitest';
import { largeWords } from './large-words';

it('large sums of rupees are said in lakhs and crores, in languages that are spoken in India', () => {
  expect(largeWords('INR', { language: 'en-GB' })).toEqual([
    { from: 1e7, word: '\u00a0crore' },
    { from: 1e5, word: '\u00a0lakh' },
  ]);
  expect(largeWords('INR', { language: 'hi' })[1]).toEqual({ from: 1e5, word: '\u00a0लाख' });
});

it('a language that is not spoken in India has no words for lakhs and crores', () => {
  expect(largeWords('INR', { language: 'pt' })).toEqual([]);
});
