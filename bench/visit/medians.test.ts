import { expect, it } from 'vitest';
import { medians } from './medians';

it('gives the median of each figure, of the runs that have it', () => {
  expect(medians([{ paint: 900, shift: 0 }, { paint: 700 }, { paint: 800, shift: 0.1 }])).toEqual({
    paint: 800,
    shift: 0.1,
  });
});
