import type { Locale } from '../compiled';
import type { Plural } from '../generated/compiled';
import { perLanguage, pluralCategory } from './locale';

/** The plural form for a number, without the number: “year”, “years”. */
export const formFor = (count: number, forms: Plural, locale: Pick<Locale, 'language'>): string =>
  forms[pluralCategory(count, locale)] ?? forms.other;

/** The plural form with the number filled in: “3 more questions”. */
export const countOf = (count: number, forms: Plural, locale: Pick<Locale, 'language'>): string =>
  formFor(count, forms, locale).replace('{count}', String(count));

/** Numbers to test for plural forms. Some languages have an additional form for millions. */
const counted = Array.from({ length: 201 }, (_, number) => number);

/** The plural forms of a language, each with some numbers that use it. */
export const neededForms = perLanguage((language): ReadonlyMap<keyof Plural, readonly number[]> => {
  const needed = new Map<keyof Plural, number[]>();
  for (const number of counted) {
    const form = pluralCategory(number, { language });
    const numbers = needed.get(form) ?? [];
    needed.set(form, numbers);
    if (numbers.length < 3) numbers.push(number);
  }
  return needed;
});
