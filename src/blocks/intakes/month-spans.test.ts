import { expect, it } from 'vitest';
import { monthSpans } from './month-spans';

it('the months of an intake are marked on a year, also over its turn', () => {
  expect(monthSpans({ from: 7 })).toEqual({ start: 6, end: 7 });
  expect(monthSpans({ from: 4, to: 9 })).toEqual({ start: 3, end: 9 });
  expect(monthSpans({ from: 10, to: 3 })).toEqual({ start: 9, end: 12, wrappedEnd: 3 });
});
