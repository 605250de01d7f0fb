import { expect, it } from 'vitest';
import { fixture } from './mutations/fixture-sources';
import { checkSites, spoilt } from './spoilt-values';

// One spoilt value in 1,601, so that few sites are checked; the full tier takes more.
it('the check throws at no value in a document that pages share', () => {
  const { thrown, refused } = checkSites(spoilt(fixture, /^_/, 1601));
  expect(thrown).toEqual([]);
  expect(refused).toBeGreaterThan(3);
});
