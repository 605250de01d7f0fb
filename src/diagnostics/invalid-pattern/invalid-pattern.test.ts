import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const siteWithPattern = (pattern: string) => {
  const messages = { pattern: 'A code has two letters and four digits.' };
  const fields = [{ id: 'code', name: 'code', type: 'text', label: 'Booking code', pattern, messages }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('a pattern that is not a regular expression is an error', () => {
  expect(siteWithPattern('[A-Z{2}').report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:9:18  error  invalid-pattern
      9 |       "pattern": "[A-Z{2}",
        |                  ^^^^^^^^^ This is not a valid pattern: Invalid character in character class.
      hint: Correct it, or delete it. Browsers read it with the flag v: inside [ ], put a backslash before - ( ) { } / and |.

    1 error, 0 warnings."
  `);
});

it('a pattern is an error if it is not valid with the flag v, which browsers use', () => {
  expect(siteWithPattern("[A-Za-z' -]+").diagnostics.map(({ code }) => code)).toEqual(['invalid-pattern']);
  expect(siteWithPattern(String.raw`[A-Za-z' \-]+`).diagnostics).toEqual([]);
  expect(siteWithPattern(String.raw`[\p{L}--[a-z]]+`).diagnostics).toEqual([]);
});

it('a pattern is an error if only the group that browsers put around it makes it valid', () => {
  expect(siteWithPattern('a)|(b').diagnostics.map(({ code }) => code)).toEqual(['invalid-pattern']);
});
