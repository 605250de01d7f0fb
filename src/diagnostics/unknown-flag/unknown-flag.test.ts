import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';

const flagged = (flag: string) => {
  const listing = { name: 'Ireland', summary: 'Small classes.', order: 1, flag };
  return site({ 'ireland.json': pageWith({ listing }) }, { flags: ['ie', 'gb'] });
};

describe('a flag', () => {
  it('is that of a country', () => {
    expect(flagged('uk').report()).toMatchInlineSnapshot(`
      "pages-json/ireland.json:10:13  error  unknown-flag
        10 |     "flag": "uk"
           |             ^^^^ No country has the code “uk”.
        hint: Write the two-letter code of the country in small letters: “pt” for Portugal, “gb” for the United Kingdom.

      1 error, 0 warnings."
    `);
  });

  it('is found by its code', () => {
    expect(flagged('ie').diagnostics).toEqual([]);
  });
});
