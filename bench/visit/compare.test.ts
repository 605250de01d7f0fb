import { expect, it } from 'vitest';
import { rowsOf } from './compare';

it('writes each figure with its ratio to the committed one', () => {
  const results = { '/': { paint: 800.4, CLS: 0.00321, LCP: 900 } };
  expect(rowsOf(results, { '/': { paint: 1600, CLS: 0 } })).toEqual({
    '/': { paint: '800 (×0.50)', CLS: '0.0032', LCP: '900' },
  });
});
