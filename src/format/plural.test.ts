import { describe, expect, it } from 'vitest';
import { formatPlural, neededForms, pluralForm } from './plural';

const english = { language: 'en-GB' };

describe('a word with a number', () => {
  it('has the form that the number asks for in the language', () => {
    const courses = { one: '{count} course', other: '{count} courses' };
    expect([0, 1, 2].map((count) => formatPlural(count, courses, english))).toEqual([
      '0 courses',
      '1 course',
      '2 courses',
    ]);
    const polish = { one: 'kurs', few: 'kursy', many: 'kursów', other: 'kursu' };
    expect([1, 3, 5, 1.5].map((count) => pluralForm(count, polish, { language: 'pl' }))).toEqual([
      'kurs',
      'kursy',
      'kursów',
      'kursu',
    ]);
  });

  it('has the form “other” if its own is missing', () => {
    expect(pluralForm(1, { other: 'Kurse' }, { language: 'de' })).toBe('Kurse');
  });
});

describe('a language', () => {
  it.each([
    ['en-GB', ['other', 'one']],
    ['pt-PT', ['other', 'one']],
    ['pl', ['many', 'one', 'few']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['ja', ['other']],
  ])('needs the forms of whole numbers up to 200: %s', (language, forms) => {
    expect([...neededForms({ language: language }).keys()]).toEqual(forms);
  });
});
