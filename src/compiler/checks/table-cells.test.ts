import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const columns = [
  { heading: 'Course', type: 'text' },
  { heading: 'Lessons', type: 'number' },
  { heading: 'Fee', type: 'money', currency: 'EUR' },
  { heading: 'Begins', type: 'date' },
  { heading: 'Exam', type: 'yes-no' },
];
const right = ['Beginners', 40, 290, '2026-09-14', true];

const report = (rows: readonly unknown[], own: readonly object[] = columns) =>
  site({ 'about.json': page({ type: 'table', heading: 'Courses', columns: own, rows }) }).diagnostics.map(
    ({ code, location: { pointer }, message }) => `${pointer} ${code}: ${message}`,
  );

describe('the cells of a table', () => {
  it('are as their columns say', () => {
    expect(report([right, ['Advanced', 1.5, { from: 1, to: 2 }, '', false]])).toEqual([]);
  });

  it.each([
    [0, 40, 'This must be text, not a number.'],
    [1, '40', 'This must be a number, not text.'],
    [2, 'free', 'This must be an amount, not text.'],
    [2, -1, 'This must be an amount, not a negative number.'],
    [3, '14 September', 'This must be a date, not text.'],
    [3, '2026-02-30', 'This must be a date, not text.'],
    [4, 'yes', 'This must be true or false, not text.'],
    [1, { from: 2 }, 'This must be a number, not an amount in { }.'],
  ])('are reported at their own place, once: column %i, %j', (place, cell, message) => {
    expect(report([right, right.with(place, cell as string)])).toEqual([
      `/blocks/0/rows/1/${place} wrong-type: ${message}`,
    ]);
  });

  it('are as many in each row as there are columns', () => {
    expect(report([right, right.slice(1), [...right, 'more']])).toEqual([
      '/blocks/0/rows/1 wrong-count: Too few entries: 4, the minimum is 5.',
      '/blocks/0/rows/2 wrong-count: Too many entries: 6, the limit is 5.',
    ]);
  });

  it('have a currency, their own or that of their column', () => {
    const fees = [
      { heading: 'Course', type: 'text' },
      { heading: 'Fee', type: 'money' },
    ];
    expect(report([['Beginners', { from: 290, currency: 'EUR' }]], fees)).toEqual([]);
    expect(report([['Beginners', 290]], fees)).toEqual([
      '/blocks/0/columns/1/type missing-property: The required property “currency” is missing.',
    ]);
  });

  it('are not judged by a column that is invalid itself', () => {
    const odd = [{ heading: 'Course', type: 'words' }, ...columns.slice(1)];
    expect(report([['Beginners', 'forty', 290, '', true]], odd)).toEqual([
      expect.stringContaining('/blocks/0/columns/0/type unknown-value'),
    ]);
  });

  it('may have links, which are checked', () => {
    expect(report([right.with(0, '[Beginners](/nowhere)')])).toEqual([
      '/blocks/0/rows/0/0 unknown-route: The page “/nowhere” does not exist.',
    ]);
  });
});
