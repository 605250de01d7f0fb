import { expect, it } from 'vitest';
import { spoilt, thrownBy } from '../../compiler/spoilt-values';
import { readSite } from '../../read-site';

it('whatever stands in a register, the check does not throw', async () => {
  const main = await readSite('pages-json');
  expect(thrownBy(spoilt(main, /^_facts\/ireland/, 41))).toEqual([]);
});
