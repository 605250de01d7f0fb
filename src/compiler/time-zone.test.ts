import { expect, it } from 'vitest';
import { siteDocument, sourcesOf } from '../../tests/compiler/site';
import { timeZoneOf } from './time-zone';

const zoneIn = (site: string | object | undefined) => timeZoneOf(sourcesOf({ '_site.json': site }).documents);

it('the time zone is that of the site', () => {
  expect(zoneIn({ ...siteDocument, timeZone: 'Asia/Kolkata' })).toBe('Asia/Kolkata');
});

it.each([
  [siteDocument],
  [undefined],
  ['{ not JSON'],
  ['[]'],
  [{ timeZone: 7 }],
  [{ timeZone: 'Europe/Atlantis' }],
])('the time zone is UTC if the document has no valid one: %j', (site) => {
  expect(zoneIn(site)).toBe('UTC');
});
