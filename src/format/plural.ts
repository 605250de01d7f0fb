import type { Locale } from '../compiled';
import type { Plural } from '../generated/compiled';
import { perLanguage, pluralCategory } from './locale';

/** The form of a word that a number asks for, without the number: “year”, “years”. */
export const formFor = (count: number, forms: Plural, locale: Pick<Locale, 'language'>): string =>
  forms[pluralCategory(count, locale)] ?? forms.other;

/** The same with the number filled in: “3 more questions”. */
export const countOf = (count: number, forms: Plural, locale: Pick<Locale, 'language'>): string =>
  formFor(count, forms, locale).replace('{count}', String(count));

/** Numbers that something on a page may be counted by. Beyond a million, some languages have one form more. */
const counted = Array.from({ length: 201 }, (_, number) => number);

/** The forms that a language needs, each with some numbers that take it. */
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
