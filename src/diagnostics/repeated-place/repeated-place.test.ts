import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const dublin = { name: 'Dublin', latitude: 53.35, longitude: -6.26 };
const reportOf = (...places: readonly object[]) =>
  site(
    { 'cities.json': page({ type: 'place-map', heading: 'Cities', map: { country: 'ie', places } }) },
    { flags: ['ie'] },
  ).report();

describe('a map', () => {
  it('has each place once', () => {
    expect(reportOf(dublin, { ...dublin, latitude: 51.9 })).toMatchInlineSnapshot(`
      "pages-json/cities.json:19:21  error  repeated-place
        19 |             "name": "Dublin",
           |                     ^^^^^^^^ “Dublin” is already on this map.
        hint: Delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('has each place where it is', () => {
    expect(reportOf(dublin, { ...dublin, name: 'Cork' })).toMatchInlineSnapshot(`
      "pages-json/cities.json:20:25  error  repeated-place
        20 |             "latitude": 53.35,
           |                         ^^^^^ “Cork” has the coordinates of “Dublin”.
        hint: Write the coordinates of each, or delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('may have two places near each other', () => {
    expect(reportOf(dublin, { ...dublin, name: 'Maynooth', longitude: -6.59 })).toBe('No problems.');
  });
});
