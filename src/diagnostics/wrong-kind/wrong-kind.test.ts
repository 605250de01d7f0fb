import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const table = { type: 'cost-table', heading: 'Fees', currency: 'EUR' };

describe('a table whose rows belong to another kind', () => {
  it('is one error, with the kind that fits all rows', () => {
    const rows = [
      { program: 'Nursing', amount: 9000 },
      { program: 'Law', amount: 8000 },
    ];
    expect(site({ 'about.json': page({ ...table, of: 'city', rows }) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:13  error  wrong-kind
        11 |       "of": "city",
           |             ^^^^^^ This table is marked as “city”, but its rows are tuition fees by programme.
        hint: Write "of": "tuition", or correct the rows.

      1 error, 0 warnings."
    `);
  });

  it('is not what is reported if a row of the right kind has a mistake', () => {
    const rows = [{ program: 'Nursing', amount: '9000' }];
    const { diagnostics } = site({ 'about.json': page({ ...table, of: 'tuition', rows }) });
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
  });
});
