import { expect, it } from 'vitest';
import { fullRowAttributes } from './full-rows';

it.each([
  [1, 'w'],
  [4, 'wwww'],
  [5, '...ww'],
  [6, '......'],
  [7, '...wwww'],
])('%d cards in rows of three leave no hole in the last rows', (count, widths) => {
  const widthOf = (index: number) => ('data-wide' in fullRowAttributes(index, count) ? 'w' : '.');
  expect([...widths].map((_, index) => widthOf(index)).join('')).toBe(widths);
});
