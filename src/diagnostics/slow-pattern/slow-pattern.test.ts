import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const patterned = (pattern: string) => {
  const messages = { pattern: 'A code has two letters and four digits.' };
  const fields = [{ id: 'code', name: 'code', type: 'text', label: 'Booking code', pattern, messages }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('a pattern takes no longer than a text is long', () => {
  expect(patterned('([A-Z]+[0-9]*)+').report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:9:18  error  slow-pattern
      9 |       "pattern": "([A-Z]+[0-9]*)+",
        |                  ^^^^^^^^^^^^^^^^^ Some texts would keep this pattern busy for very long.
      hint: Two repeated parts here match the same characters, as in “(a+)+” or “.+.+”. Write it so that only one of them does.

    1 error, 0 warnings."
  `);
});

it.each(['(a+)+', '(a|ab|b)*c', '.+.+', String.raw`(\d+\s?)+`, String.raw`\s*x?\s*y`])(
  'is reported: %s',
  (pattern) => {
    expect(patterned(pattern).diagnostics.map(({ code }) => code)).toEqual(['slow-pattern']);
  },
);

it.each(['[A-Z]{2}[0-9]{4}', String.raw`\p{L}+( \p{L}+)*`, 'PT[0-9]{9}|[0-9]{9}', '(?:[a-z]+-)*[a-z]+'])(
  'is not reported: %s',
  (pattern) => {
    expect(patterned(pattern).diagnostics).toEqual([]);
  },
);
