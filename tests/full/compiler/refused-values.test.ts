import { expect, it } from 'vitest';
import { fixture } from '../../compiler/mutations/fixture-sources';
import { spoilt, thrownBy } from '../../compiler/spoilt-values';

it('whatever stands in a document that pages share, it is refused and not read', () => {
  expect(thrownBy(spoilt(fixture, /^_/, 401))).toEqual([]);
});
