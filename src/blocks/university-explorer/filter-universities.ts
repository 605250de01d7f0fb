import type { University } from '../../generated/compiled';

/** The properties that universities are chosen by. */
export type UniversityFilter = 'country' | 'level';

/** A university as it is chosen. */
export type Listed = Pick<University, 'id' | UniversityFilter>;

/** What is chosen; a filter that is left out is set to All. */
export type Selection = Readonly<Partial<Record<UniversityFilter, string>>>;

/** What a filter offers, each value once, in the order in which the universities name them. */
export const optionsOf = (universities: readonly Listed[], filter: UniversityFilter): readonly string[] => [
  ...new Set(universities.map((university) => university[filter])),
];

/** Values that some university has; another one, from an old link, counts as All. */
export function readChoice(universities: readonly Listed[], query: URLSearchParams): Selection {
  const read = (filter: UniversityFilter) => {
    const value = query.get(filter);
    return value !== null && optionsOf(universities, filter).includes(value) ? value : undefined;
  };
  return { country: read('country'), level: read('level') };
}

/** The universities that fit both filters. */
export const filterUniversities = (universities: readonly Listed[], { country, level }: Selection) =>
  universities.filter(
    (university) =>
      (country === undefined || university.country === country) &&
      (level === undefined || university.level === level),
  );
