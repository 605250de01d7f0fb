import { expect, it } from 'vitest';
import { exampleLocale as locale } from '../../tests/example-locale';
import { exampleWords } from '../../tests/example-words';
import { formatFact } from './fact';

it('a score is written as its test writes it: with its decimals, and without a separator', () => {
  expect(formatFact({ score: 1100, test: 'rowing' }, exampleWords.figures, locale)).toBe('1100');
  expect(formatFact({ score: 6, to: 6.5, test: 'swimming', decimals: 1 }, exampleWords.figures, locale)).toBe(
    '6.0–6.5',
  );
});
