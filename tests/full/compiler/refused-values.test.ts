import { expect, it } from 'vitest';
import { fixture } from '../../compiler/mutations/fixture-sources';
import { spoilt, thrownBy } from '../../compiler/spoilt-values';
import { readSite } from '../../read-site';

it('whatever stands in a register, its values are refused and not read', async () => {
  const main = await readSite('pages-json');
  expect(thrownBy(spoilt(main, /^_facts\/ireland/, 41))).toEqual([]);
});

it('whatever stands in another document that pages share, it is refused and not read', () => {
  expect(thrownBy(spoilt(fixture, /^_/, 401))).toEqual([]);
});
