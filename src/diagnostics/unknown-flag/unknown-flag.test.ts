import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';

const siteWithFlag = (flag: string) => {
  const listing = { name: 'Iceland', summary: 'Small classes.', order: 1, flag };
  return site({ 'iceland.json': pageWith({ listing }) }, { flags: ['is', 'gb'] });
};

describe('a flag', () => {
  it('is an error if no country has that code', () => {
    expect(siteWithFlag('uk').report()).toMatchInlineSnapshot(`
      "pages-json/iceland.json:10:13  error  unknown-flag
        10 |     "flag": "uk"
           |             ^^^^ No country has the code “uk”.
        hint: Write the two-letter code of the country in small letters: “pt” for Portugal, “gb” for the United Kingdom.

      1 error, 0 warnings."
    `);
  });

  it('is found by the code of the country', () => {
    expect(siteWithFlag('is').diagnostics).toEqual([]);
  });
});
