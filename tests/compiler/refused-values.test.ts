import { expect, it } from 'vitest';
import { fixture } from './mutations/fixture-sources';
import { checkedSites, spoilt } from './spoilt-values';

it('the check throws at no value in a document that pages share', () => {
  const { thrown, refused } = checkedSites(spoilt(fixture, /^_/, 1601));
  expect(thrown).toEqual([]);
  expect(refused).toBeGreaterThan(3);
});
