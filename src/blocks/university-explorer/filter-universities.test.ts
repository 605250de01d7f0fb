import { describe, expect, it } from 'vitest';
import { type FilterableUniversity, filterUniversities, optionsOf, readChoice } from './filter-universities';

const all: readonly FilterableUniversity[] = [
  { id: 'a', country: 'Norway', level: 'Undergraduate' },
  { id: 'b', country: 'Portugal', level: 'Diploma' },
  { id: 'c', country: 'Norway', level: 'Diploma' },
];
const idsOf = (list: readonly FilterableUniversity[]) => list.map(({ id }) => id).join('');

describe('the filters', () => {
  it('offer each value once, in the order of the collection', () => {
    expect(optionsOf(all, 'country')).toEqual(['Norway', 'Portugal']);
    expect(optionsOf(all, 'level')).toEqual(['Undergraduate', 'Diploma']);
  });

  it('show all universities if both are set to All', () => {
    expect(idsOf(filterUniversities(all, {}))).toBe('abc');
  });

  it('work separately, with the other set to All', () => {
    expect(idsOf(filterUniversities(all, { country: 'Norway' }))).toBe('ac');
    expect(idsOf(filterUniversities(all, { level: 'Diploma' }))).toBe('bc');
  });

  it('work together, and may match none', () => {
    expect(idsOf(filterUniversities(all, { country: 'Norway', level: 'Diploma' }))).toBe('c');
    expect(idsOf(filterUniversities(all, { country: 'Portugal', level: 'Undergraduate' }))).toBe('');
  });
});

describe('a query', () => {
  const read = (query: string) => readChoice(all, new URLSearchParams(query));

  it('selects what it names', () => {
    expect(read('country=Portugal&level=Diploma')).toEqual({ country: 'Portugal', level: 'Diploma' });
  });

  it('selects All for what it does not name, or no university has', () => {
    expect(read('')).toEqual({ country: undefined, level: undefined });
    expect(read('country=Atlantis&level=')).toEqual({ country: undefined, level: undefined });
  });
});
