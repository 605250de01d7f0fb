import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLinearPattern } from './is-linear-pattern';

describe('a pattern of a form field, which has to match the whole text', () => {
  it.each([
    '[A-Z]{2}[0-9]{4}',
    String.raw`\p{L}+( \p{L}+)*`,
    'PT[0-9]{9}|[0-9]{9}',
    '(?:[a-z]+-)*[a-z]+',
    String.raw`(\D*\d){10}\D*`,
    '[A-Za-z ]{1,200}',
    String.raw`[\p{L}\p{M}' .\-]{2,80}`,
    String.raw`(?:\+91)?[6-9]\d{9}`,
    String.raw`\d{1,3}(,\d{3})*(\.\d+)?`,
    '',
    '(()*)*',
  ])('is linear: %s', (pattern) => {
    expect(isLinearPattern(pattern, 'field')).toBe(true);
  });

  it.each([
    ['a repeated part inside another', '(a+)+'],
    ['a repeated choice between the same characters', '(a|ab|b)*c'],
    ['repeated parts beside one another', '.+.+'],
    ['repeated parts with an optional one between them', String.raw`\s*x?\s*y`],
    ['a counted part inside another', "(?:[A-Za-z]{1,20}[ '.]?){1,8}"],
    ['counted parts that may be empty', '(?:a{0,50}){0,50}b'],
    ['many optional parts', '(a?){30}a{30}'],
    ['counted parts beside one another', '.{0,100}x.{0,100}'],
    ['an empty group repeated very often', '(?:(?:(?:){100}){100}){100}'],
    ['choices that may both be empty', '(?:|)(?:|)'],
    ['a choice between optional characters', '(?:a?|b?)(?:c?|d?)'],
    ['a choice between assertions', String.raw`(?:\b|$|)x`],
    ['a group with its own flags', '(?i:a|A)*b'],
    ['a look-around', '(?=a)b'],
    ['a backreference', String.raw`(a)\1`],
    ['a class of strings', String.raw`[\q{abc|d}]+`],
    ['an invalid regular expression', '['],
  ])('is not linear: %s', (_what, pattern) => {
    expect(isLinearPattern(pattern, 'field')).toBe(false);
  });

  it('is analysed within seconds, however large it is', () => {
    const letters = Array.from({ length: 900 }, (_, index) => String.fromCharCode(0x4e00 + index));
    for (const pattern of [`(?:${letters.join('|')})*`, letters.map((letter) => `${letter}?`).join('')])
      expect(isLinearPattern(pattern, 'field')).toBe(false);
    expect(isLinearPattern(`(?:${letters.slice(0, 100).join('|')})*`, 'field')).toBe(true);
  });
});

describe('a pattern of a schema, which may match anywhere', () => {
  it.each(['^[a-z]+$', String.raw`\.svg$`, '^a|^b', String.raw`^\S(.*\S)?$`])('is linear: %s', (pattern) => {
    expect(isLinearPattern(pattern, 'schema')).toBe(true);
  });

  it.each([String.raw`^(\w+\s?)+$`, String.raw`\w+@`, '^a|b+c'])('is not linear: %s', (pattern) => {
    expect(isLinearPattern(pattern, 'schema')).toBe(false);
  });
});

it('every pattern of the engine’s own schemas is linear', () => {
  const folder = join(import.meta.dirname, '../../schema');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const patterns = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g),
  ]);
  expect(patterns.length).toBeGreaterThan(20);
  const slow = patterns
    .map(([, text = '']) => JSON.parse(text))
    .filter((pattern) => !isLinearPattern(pattern, 'schema'));
  expect(slow).toEqual([]);
});
