import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { readAtlas } from '../../assets/read-atlas';

const siteWithMap = (country: string, ...places: readonly object[]) => {
  const map = { type: 'place-map', heading: 'Cities', map: { country, places } };
  return site({ 'cities.json': page(map) }, { flags: ['nz', 'us', 'fr', 'tv'], atlas: readAtlas() });
};
const hintsFor = (country: string, latitude: number, longitude: number) =>
  siteWithMap(country, { name: 'Here', latitude, longitude }).diagnostics.map(({ hint }) => hint);

describe('a place on a map', () => {
  it('is reported outside of the country of the map', () => {
    expect(
      siteWithMap('nz', { name: 'Auckland', latitude: 36.85, longitude: 174.76 }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/cities.json:15:25  warning  place-outside
        15 |             "latitude": 36.85,
           |                         ^^^^^ “Auckland” is not in the country of this map (New Zealand): latitude 36.85, longitude 174.76 is elsewhere.
        hint: Write "latitude": -36.85, "longitude": 174.76.

      0 errors, 1 warning."
    `);
  });

  it('is reported with its coordinates exchanged if that is the mistake', () => {
    expect(
      siteWithMap('us', { name: 'New York', latitude: -74.01, longitude: 40.71 }).report(),
    ).toMatchInlineSnapshot(`
      "pages-json/cities.json:15:25  warning  place-outside
        15 |             "latitude": -74.01,
           |                         ^^^^^^ “New York” is not in the country of this map (United States): latitude -74.01, longitude 40.71 is elsewhere.
        hint: Write "latitude": 40.71, "longitude": -74.01.

      0 errors, 1 warning."
    `);
  });

  it('is reported without a proposal if no correction fits', () => {
    expect(hintsFor('nz', 10, 20)).toEqual([
      'Check both: south of the equator and west of Greenwich they have a minus.',
    ]);
  });

  it('is reported at the longitude if only that is wrong', () => {
    expect(siteWithMap('us', { name: 'New York', latitude: 40.71, longitude: 74.01 }).report()).toContain(
      '"longitude": 74.01',
    );
    expect(hintsFor('us', 40.71, 74.01)).toEqual(['Write "latitude": 40.71, "longitude": -74.01.']);
  });

  it('may be on a coast or on a distant island', () => {
    expect(hintsFor('fr', 43.7, 7.27)).toEqual([]);
    expect(hintsFor('us', 21.31, -157.86)).toEqual([]);
    expect(hintsFor('us', 51.88, -176.65)).toEqual([]);
    expect(hintsFor('nz', -41.29, 174.78)).toEqual([]);
  });

  it('is not reported if the outline of the country is not known', () => {
    expect(hintsFor('tv', -8.52, 179.2)).toEqual([]);
  });
});

it('a latitude beyond the poles is the only error of a map', () => {
  const auckland = { name: 'Auckland', latitude: 174.76, longitude: -36.85 };
  expect(
    siteWithMap('nz', auckland, { name: 'Dunedin', latitude: 45.87, longitude: 170.5 }).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/cities.json:15:25  error  out-of-range
      15 |             "latitude": 174.76,
         |                         ^^^^^^ 174.76 is too large; the maximum is 90.
      hint: Latitudes run from -90 in the south to 90 in the north; the larger number is probably the longitude.

    1 error, 0 warnings."
  `);
});
