import { expect, it } from 'vitest';
import { page, saying, site } from '../../../tests/compiler/site';

/** A page with this text, escaped as in a JSON string. */
const pageWithText = (jsonText: string) =>
  JSON.stringify(page(saying('@'))('about.json'), null, 2).replace('@', jsonText);
const reportedIn = (jsonText: string) =>
  site({ 'about.json': pageWithText(jsonText) }).diagnostics.map(({ message, location: { column } }) => [
    /\((U\+\w+)\)/.exec(message)?.[1],
    column,
  ]);

it('a character that cannot be shown is reported at its position', () => {
  expect(
    site({ 'about.json': pageWithText('What\\u0000 you \\ud83d send') }).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/about.json:10:14  error  control-character
      10 |         "What\\u0000 you \\ud83d send"
         |              ^^^^^^ There is a character here that no page can show (U+0000).
      hint: Delete it. It usually comes with text that was copied from another program.

    pages-json/about.json:10:25  error  control-character
      10 |         "What\\u0000 you \\ud83d send"
         |                         ^^^^^^ There is half a character here (U+D83D), such as half an emoji.
      hint: Delete it and type the whole character: a program has cut it in two.

    2 errors, 0 warnings."
  `);
});

it.each([
  ['a\\u0000', 'U+0000'],
  ['a\\u000b', 'U+000B'],
  ['a\\b', 'U+0008'],
  ['a\\f', 'U+000C'],
  ['a\\u001B', 'U+001B'],
  ['a\u007f', 'U+007F'],
  ['a\u0085', 'U+0085'],
  ['a\\u009f', 'U+009F'],
  ['a\ufeff', 'U+FEFF'],
  ['a\\uffff', 'U+FFFF'],
  ['a\\ud83d', 'U+D83D'],
  ['a\\ude00\\ud83d', 'U+DE00'],
  ['a\ufdd0', 'U+FDD0'],
  ['a\u{1fffe}', 'U+1FFFE'],
  ['a\\udbff\\udfff', 'U+10FFFF'],
  ['a\ufffc', 'U+FFFC'],
  ['a\u206b', 'U+206B'],
  ['a\u{e0001}', 'U+E0001'],
])('%j has a character that cannot be shown', (jsonText, code) => {
  expect(reportedIn(`${jsonText} z`)[0]).toEqual([code, 11]); // the column after the “a”
});

it.each([
  '😀',
  '\\ud83d\\ude00',
  '👨‍👩‍👧',
  'می‌روم',
  'Donau\u00addampf',
  'a\u200bb',
  'a\u00a0b',
  '\\\\u0000',
  'tab\\tstop',
])('%j has no character that cannot be shown', (jsonText) => {
  expect(reportedIn(jsonText)).toEqual([]);
});

it('a character that cannot be shown is found in every document, and in names of properties', () => {
  const codes = (documents: Record<string, string>) => site(documents).diagnostics.map(({ code }) => code);
  expect(codes({ '_forms/a.json': '{ "submit": "/api/\\u0001" }' })).toContain('control-character');
  expect(codes({ 'about.json': '{ "ti\\u0000tle": "" }' })).toContain('control-character');
});

it.each([
  ['[a](https://example.com/\u200b) b', ['U+200B']],
  ['[a](https://example.com/a\\u2060b) b', ['U+2060']],
  ['[a](tel:+4930123\u202c) b', ['U+202C']],
  ['[a](mailto:a@example.com\u00ad) b', ['U+00AD']],
  ['[a](https://example.com/\u200ba\u2060) b', ['U+200B', 'U+2060']],
  ['[a](https://example.com/\\u200ba\\u2060b\u200b) b', ['U+200B', 'U+2060', 'U+200B']],
  ['[a](https://example.com/\\u0131\\u200b) b', ['U+200B']],
])('every invisible character in an address is reported: %j', (jsonText, codes) => {
  expect(reportedIn(jsonText).map(([code]) => code)).toEqual(codes);
});

it.each([
  '[https://ex\u200bample.com](https://example.com) b',
  '[a](https://example.com/می‌روم) b',
  'a \u200e+972 3 123\u200e b',
])('an invisible character is allowed outside of addresses, and joiners within them: %j', (jsonText) => {
  expect(reportedIn(jsonText)).toEqual([]);
});
