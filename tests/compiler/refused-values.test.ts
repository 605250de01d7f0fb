import { expect, it } from 'vitest';
import { fixture } from './mutations/fixture-sources';
import { spoilt, thrownBy } from './spoilt-values';

it('whatever stands in a document that pages share, it is refused and not read', () => {
  expect(thrownBy(spoilt(fixture, /^_/, 1601))).toEqual([]);
});
