import { expect, it } from 'vitest';
import { lastRowAttributes } from './full-rows';

it.each([
  [6, ['', '', '', '', '', '']],
  [7, ['', '', '', '', '', '', 'all']],
  [5, ['', '', '', 'half', 'half']],
])('of %d cards in rows of three, those that are left over fill theirs', (count, widths) => {
  expect(widths.map((_, index) => lastRowAttributes(index, count)['data-wide'] ?? '')).toEqual(widths);
});
