import { describe, expect, it } from 'vitest';
import { schemas, site } from '../../tests/compiler/site';
import { misspeltCountries } from './misspelt-countries';

const { entries: [example] = [] } = {
  ...(schemas['schema/universities.schema.json']?.examples?.[0] as
    | { entries: { logo: string }[] }
    | undefined),
};
const pointersOf = (...countries: readonly string[]) => {
  const entries = countries.map((country, index) => ({ ...example, id: `university-${index}`, country }));
  const assets = { images: { [example?.logo ?? '']: { width: 320, height: 90 } } };
  return site({ '_collections/universities.json': { entries } }, assets, misspeltCountries).diagnostics.map(
    ({ location }) => location.pointer,
  );
};

describe('the country of a university', () => {
  it('must be spelt like that of others', () => {
    expect(pointersOf('Australia', 'Austrlia', 'Australia')).toEqual(['/entries/1/country']);
  });

  it('may be the only one', () => {
    expect(pointersOf('Australia', 'Austria', 'Canada')).toEqual([]);
    expect(pointersOf('Australia', 'Australia', 'Canada')).toEqual([]);
  });
});
