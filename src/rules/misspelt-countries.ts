import { misspeltCountry } from '../diagnostics/misspelt-country/misspelt-country';
import { nearest } from '../diagnostics/nearest';
import { locationOfValue } from '../document/location';
import type { UniversitiesDocument } from '../generated/documents';
import type { Readable } from '../schema/readable-value';
import type { Rule } from './rule';

/** Countries of universities that only one has, and others in nearly the same letters: the filter lists both. */
export const misspeltCountries: Rule = ({ documents }) => {
  const universities = documents.find(({ kind }) => kind === 'universities');
  if (!universities) return [];
  const { entries = [] } = Object(universities.readable) as Readable<UniversitiesDocument>;
  const countries = entries.map((entry) => entry?.country);
  if (countries.includes(undefined)) return []; // how many have which country is uncertain
  const counts = new Map<string, number>();
  for (const country of countries) if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  const common = [...counts.keys()].filter((country) => (counts.get(country) ?? 0) > 1);
  return countries.flatMap((country, index) => {
    if (country === undefined || counts.get(country) !== 1) return [];
    const near = nearest(country, common);
    const location = () => locationOfValue(universities.document, `/entries/${index}/country`);
    return near === undefined ? [] : [misspeltCountry(location(), country, near)];
  });
};
