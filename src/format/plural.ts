import type { Locale } from '../compiled';
import type { Plural } from '../generated/compiled';
import { perLanguage, pluralCategory } from './locale';

/** The plural form for a number, without the number: “year”, “years”. */
export const pluralForm = (count: number, forms: Plural, locale: Pick<Locale, 'language'>): string =>
  forms[pluralCategory(count, locale)] ?? forms.other;

/** The plural form with the number filled in: “3 more questions”. */
export const formatPlural = (count: number, forms: Plural, locale: Pick<Locale, 'language'>): string =>
  pluralForm(count, forms, locale).replace('{count}', String(count));

/**
 * Numbers whose plural forms a site needs: 0 to 200, because forms repeat with every hundred. Some languages have
 * another form for millions, which a site may lack.
 */
const testedNumbers = Array.from({ length: 201 }, (_, number) => number);

/** The plural forms that a site in this language needs, each with up to three numbers that use it. */
export const neededForms = perLanguage((language): ReadonlyMap<keyof Plural, readonly number[]> => {
  const needed = new Map<keyof Plural, number[]>();
  for (const number of testedNumbers) {
    const form = pluralCategory(number, { language });
    const numbers = needed.get(form) ?? [];
    needed.set(form, numbers);
    if (numbers.length < 3) numbers.push(number);
  }
  return needed;
});
