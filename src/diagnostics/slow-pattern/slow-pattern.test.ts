import { expect, it } from 'vitest';
import { form, site } from '../../../tests/compiler/site';

const siteWithPattern = (pattern: string) => {
  const messages = { pattern: 'A code has two letters and four digits.' };
  const fields = [{ id: 'code', name: 'code', type: 'text', label: 'Booking code', pattern, messages }];
  return site({ '_forms/callback.json': { ...form, fields } });
};

it('a pattern that may need more than linear time is an error', () => {
  expect(siteWithPattern('([A-Z]+[0-9]*)+').report()).toMatchInlineSnapshot(`
    "pages-json/_forms/callback.json:9:18  error  slow-pattern
      9 |       "pattern": "([A-Z]+[0-9]*)+",
        |                  ^^^^^^^^^^^^^^^^^ Some texts could keep this pattern busy for very long.
      hint: Write it so that each character can be read in one way only: no repeated part beside or inside another that matches the same characters, as in “(a+)+”, “.+.+” or “(a{0,9}){0,9}”, and no “(?=”, “(?!” or “\\1”.

    1 error, 0 warnings."
  `);
});

it.each([
  '(a{0,50}){0,50}b',
  '(a?){30}a{30}',
  '(?=a)b',
  '(a+)+',
  '(a|ab|b)*c',
  '.+.+',
  String.raw`(\d+\s?)+`,
  String.raw`\s*x?\s*y`,
])('the pattern %s is reported', (pattern) => {
  expect(siteWithPattern(pattern).diagnostics.map(({ code }) => code)).toEqual(['slow-pattern']);
});

it.each(['[A-Z]{2}[0-9]{4}', String.raw`\p{L}+( \p{L}+)*`, 'PT[0-9]{9}|[0-9]{9}', '(?:[a-z]+-)*[a-z]+'])(
  'the pattern %s is not reported',
  (pattern) => {
    expect(siteWithPattern(pattern).diagnostics).toEqual([]);
  },
);
