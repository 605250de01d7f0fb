import { expect, it } from 'vitest';
import { misreadIn } from '../../read-back';

/** How many seeds of random documents are tried, from 100 on; the default tier tries 1 to 8. */
const seeds = 160;

it(`what is shown reads back as what is written, in random documents of ${seeds} seeds`, async () => {
  for (let seed = 100; seed < 100 + seeds; seed += 1)
    expect(await misreadIn(seed), `seed ${seed}`).toEqual([]);
}, 300_000);
