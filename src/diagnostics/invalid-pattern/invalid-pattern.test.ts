import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const patterned = (pattern: string) => {
  const messages = { pattern: 'A code has two letters and four digits.' };
  const fields = [{ id: 'code', name: 'code', type: 'text', label: 'Booking code', pattern, messages }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('a pattern is a regular expression', () => {
  expect(patterned('[A-Z{2}').report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:9:18  error  invalid-pattern
      9 |       "pattern": "[A-Z{2}",
        |                  ^^^^^^^^^ This is not a valid pattern: Invalid character in character class.
      hint: Correct it, or delete it. Browsers read it with the flag v: inside [ ], put a backslash before - ( ) { } / and |.

    1 error, 0 warnings."
  `);
});

it('has backslashes where the flag v wants them, which browsers use', () => {
  expect(patterned("[A-Za-z' -]+").diagnostics.map(({ code }) => code)).toEqual(['invalid-pattern']);
  expect(patterned(String.raw`[A-Za-z' \-]+`).diagnostics).toEqual([]);
  expect(patterned(String.raw`[\p{L}--[a-z]]+`).diagnostics).toEqual([]);
});

it('is whole without the brackets that a browser puts around it', () => {
  expect(patterned('a)|(b').diagnostics.map(({ code }) => code)).toEqual(['invalid-pattern']);
});
