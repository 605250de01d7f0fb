import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const bergen = { name: 'Bergen', latitude: 60.39, longitude: 5.32 };
const reportOn = (...places: readonly object[]) =>
  site(
    { 'cities.json': page({ type: 'place-map', heading: 'Cities', map: { country: 'no', places } }) },
    { flags: ['no'] },
  ).report();

describe('a map', () => {
  it('is an error with the same name twice', () => {
    expect(reportOn(bergen, { ...bergen, latitude: 59.9 })).toMatchInlineSnapshot(`
      "pages-json/cities.json:19:21  error  repeated-place
        19 |             "name": "Bergen",
           |                     ^^^^^^^^ “Bergen” is already on this map.
        hint: Delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('is an error with two places at the same coordinates', () => {
    expect(reportOn(bergen, { ...bergen, name: 'Oslo' })).toMatchInlineSnapshot(`
      "pages-json/cities.json:20:25  error  repeated-place
        20 |             "latitude": 60.39,
           |                         ^^^^^ “Oslo” has the coordinates of “Bergen”.
        hint: Write the coordinates of each, or delete one of the two.

      1 error, 0 warnings."
    `);
  });

  it('may have two places near each other', () => {
    expect(reportOn(bergen, { ...bergen, name: 'Laksevag', longitude: 5.24 })).toBe('No problems.');
  });
});
