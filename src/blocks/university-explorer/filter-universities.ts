import type { University } from '../../generated/compiled';

/** The properties by which universities are filtered. */
export type UniversityFilter = 'country' | 'level';

/** The filterable part of a university. */
export type FilterableUniversity = Pick<University, 'id' | UniversityFilter>;

/** The selected values; a missing filter means all. */
export type Selection = Readonly<Partial<Record<UniversityFilter, string>>>;

/** The options of a filter, without duplicates, in order of appearance. */
export const optionsOf = (
  universities: readonly FilterableUniversity[],
  filter: UniversityFilter,
): readonly string[] => [...new Set(universities.map((university) => university[filter]))];

/** The selection in a query. Values that no university has, for example from an old link, are ignored. */
export function readChoice(universities: readonly FilterableUniversity[], query: URLSearchParams): Selection {
  const selectedValues = (filter: UniversityFilter) => {
    const value = query.get(filter);
    return value !== null && optionsOf(universities, filter).includes(value) ? value : undefined;
  };
  return { country: selectedValues('country'), level: selectedValues('level') };
}

/** The universities that match both filters. */
export const filterUniversities = (
  universities: readonly FilterableUniversity[],
  { country, level }: Selection,
) =>
  universities.filter(
    (university) =>
      (country === undefined || university.country === country) &&
      (level === undefined || university.level === level),
  );
