import { expect, it } from 'vitest';
import { misreadIn } from '../read-back';

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'what is shown reads back as what is written: random documents of seed %i',
  async (seed) => {
    expect(await misreadIn(seed)).toEqual([]);
  },
);
