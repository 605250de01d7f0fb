import { describe, expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { page, site } from '../../../tests/compiler/site';

const columns = [
  { heading: 'Course', type: 'text' },
  { heading: 'Lessons', type: 'number' },
  { heading: 'Fee', type: 'money', currency: 'EUR' },
  { heading: 'Begins', type: 'date' },
  { heading: 'Exam', type: 'yes-no' },
];
const validRow = ['Beginners', 40, 290, '2026-09-14', true];

const report = (rows: readonly unknown[], tableColumns: readonly object[] = columns) =>
  site({
    'about.json': page({ type: 'table', heading: 'Courses', columns: tableColumns, rows }),
  }).diagnostics.map(({ code, location: { pointer }, message }) => `${pointer} ${code}: ${message}`);

describe('the cells of a table', () => {
  it('have the types of their columns', () => {
    expect(report([validRow, ['Advanced', 1.5, { from: 1, to: 2 }, '', false]])).toEqual([]);
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
  ])('of another type are reported once, at the cell: column %i, %j', (columnIndex, cell, message) => {
    expect(report([validRow, validRow.with(columnIndex, cell as string)])).toEqual([
      `/blocks/0/rows/1/${columnIndex} wrong-type: ${message}`,
    ]);
  });

  it('are one for each column', () => {
    expect(report([validRow, validRow.slice(1), [...validRow, 'more']])).toEqual([
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

  it('may quote an amount of a register', () => {
    const facts = [fact('course', { value: { from: 290, currency: 'EUR' } })];
    const about = (name: string) =>
      site({
        '_facts/prices.json': { facts },
        'about.json': page({
          type: 'table',
          heading: 'Courses',
          columns: [
            { heading: 'Course', type: 'text' },
            { heading: 'Fee', type: 'money' },
          ],
          rows: [['Beginners', { fact: name }]],
        }),
      });
    expect(about('prices.course').diagnostics).toEqual([]);
    const { page: compiled } =
      about('prices.course')
        .compiled()
        .pages.find(({ page }) => page.route === '/about') ?? {};
    expect(compiled?.blocks).toMatchObject([
      { rows: [[['Beginners'], { from: 290, currency: 'EUR', fact: 'prices.course' }]] },
    ]);
    expect(about('prices.corse').diagnostics.map(({ code }) => code)).toEqual(['unknown-fact']);
  });

  it('are not checked if a column is invalid', () => {
    const invalidColumns = [{ heading: 'Course', type: 'words' }, ...columns.slice(1)];
    expect(report([['Beginners', 'forty', 290, '', true]], invalidColumns)).toEqual([
      expect.stringContaining('/blocks/0/columns/0/type unknown-value'),
    ]);
  });

  it('may have links, which are checked', () => {
    expect(report([validRow.with(0, '[Beginners](/nowhere)')])).toEqual([
      '/blocks/0/rows/0/0 unknown-route: The page “/nowhere” does not exist.',
    ]);
  });
});
