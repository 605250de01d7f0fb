import { expect, it } from 'vitest';
import { spansOf } from './spans';

it('the months of an intake are marked on a year, also over its turn', () => {
  expect(spansOf({ from: 7 })).toEqual({ from: 6, to: 7 });
  expect(spansOf({ from: 4, to: 9 })).toEqual({ from: 3, to: 9 });
  expect(spansOf({ from: 10, to: 3 })).toEqual({ from: 9, to: 12, until: 3 });
});
