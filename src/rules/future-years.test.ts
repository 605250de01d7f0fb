import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { futureYears } from './future-years';

const pointersOf = (asOf: number) => {
  const rows = [{ city: 'Bedok', cost: 900 }];
  const table = { type: 'cost-table', of: 'city', heading: 'Costs', currency: 'SGD', rows, asOf };
  return site({ 'singapore.json': page(table) }, {}, futureYears).diagnostics.map(
    ({ location }) => location.pointer,
  );
};
/** The current year of the sites in tests. */
const thisYear = 2026;

describe('the year of a figure', () => {
  it('must not be later than next year', () => {
    expect(pointersOf(thisYear + 2)).toEqual(['/blocks/0/asOf']);
  });

  it.each([thisYear - 3, thisYear, thisYear + 1])('may be %s', (year) => {
    expect(pointersOf(year)).toEqual([]);
  });
});
