import { expect, it } from 'vitest';
import { fixture } from '../../compiler/mutations/fixture-sources';
import { checkSites, spoilt } from '../../compiler/spoilt-values';

it('the check throws at no value in a document that pages share, and refuses most', () => {
  // Some thirty of about eleven thousand combinations of a value and what replaces it.
  const { thrown, refused } = checkSites(spoilt(fixture, /^_/, 401));
  expect(thrown).toEqual([]);
  expect(refused).toBeGreaterThan(15);
});
