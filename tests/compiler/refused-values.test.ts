import { expect, it } from 'vitest';
import { fixture } from './mutations/fixture-sources';
import { spoilt, thrownBy } from './spoilt-values';

it('the check throws at no value in a document that pages share', () => {
  expect(thrownBy(spoilt(fixture, /^_/, 1601))).toEqual([]);
});
