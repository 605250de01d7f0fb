import { misspeltCountry } from '../diagnostics/misspelt-country/misspelt-country';
import { nearest } from '../diagnostics/nearest';
import { locationOfValue } from '../document/location';
import type { UniversitiesDocument } from '../generated/documents';
import type { Rule } from './rule';

/** Countries of universities that only one has, and others in nearly the same letters: the filter lists both. */
export const misspeltCountries: Rule = ({ documents }) => {
  const document = documents.find(({ kind }) => kind === 'universities')?.document;
  const { entries } = { entries: [], ...(document?.value as UniversitiesDocument | undefined) };
  const counts = new Map<string, number>();
  for (const { country } of entries) counts.set(country, (counts.get(country) ?? 0) + 1);
  const common = [...counts.keys()].filter((country) => (counts.get(country) ?? 0) > 1);
  return entries.flatMap(({ country }, index) => {
    const near = counts.get(country) === 1 ? nearest(country, common) : undefined;
    return document && near !== undefined
      ? [misspeltCountry(locationOfValue(document, `/entries/${index}/country`), country, near)]
      : [];
  });
};
