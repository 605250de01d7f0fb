import { expect, it } from 'vitest';
import { lastRowAttributes } from './full-rows';

it.each([
  [6, ['', '', '', '', '', '']],
  [7, ['', '', '', '', '', '', 'all']],
  [5, ['', '', '', 'half', 'half']],
])('%d cards in rows of three leave no hole in the last row', (count, widths) => {
  expect(widths.map((_, index) => lastRowAttributes(index, count)['data-wide'] ?? '')).toEqual(widths);
});
