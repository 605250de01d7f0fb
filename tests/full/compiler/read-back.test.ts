import { expect, it } from 'vitest';
import { misreadIn } from '../../read-back';

/** The default tier asks the same of eight. */
const documents = 160;

it(`what is shown reads back as what is written, in ${documents} random documents`, async () => {
  for (let seed = 100; seed < 100 + documents; seed += 1)
    expect(await misreadIn(seed), `seed ${seed}`).toEqual([]);
}, 300_000);
