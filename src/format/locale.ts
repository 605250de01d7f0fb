import type { Locale } from '../compiled';

const made = new Map<string, unknown>();

/** Intl's formatters are slow to make and few in kind: each is made once. */
function once<Formatter>(name: string, language: string, options: object, make: () => Formatter): Formatter {
  const key = `${name} ${language} ${JSON.stringify(options)}`;
  const known = (made.get(key) as Formatter | undefined) ?? make();
  made.set(key, known);
  return known;
}

/** As many as Intl writes at most: a figure is shown with all of its own. */
export const mostDecimals = 20;

export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}) =>
  once('number', language, options, () => new Intl.NumberFormat(language, options));

/** The zone is fixed, so that a day is the same day wherever the site is built. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  once('date', language, options, () => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));

const pluralRules = (language: string, type: Intl.PluralRuleType) =>
  once('plural', language, { type }, () => new Intl.PluralRules(language, { type }));

/** Which form of a word follows a number: “one”, “few”, “other”. As ordinal: which ending a position has. */
export const pluralCategory = (
  count: number,
  { language }: Pick<Locale, 'language'>,
  type: Intl.PluralRuleType = 'cardinal',
): Intl.LDMLPluralRule => pluralRules(language, type).select(count);

/** Several things in one sentence: “one, two and three”. */
export const listFormat = (language: string) =>
  once('list', language, {}, () => new Intl.ListFormat(language));

/** What a country is called, by its two letters: “Portugal”. */
export const countryName = (country: string, { language }: Pick<Locale, 'language'>): string | undefined =>
  once('region', language, {}, () => new Intl.DisplayNames(language, { type: 'region' })).of(
    country.toUpperCase(),
  );

/** The order of two names as readers of the language look them up. */
export const compareNames = (language: string): ((one: string, other: string) => number) =>
  once('collator', language, {}, () => new Intl.Collator(language)).compare;

/** What a language always writes in the same way, asked of Intl once. */
export function perLanguage<Answer>(
  ask: (language: string) => Answer,
): (locale: Pick<Locale, 'language'>) => Answer {
  const answers = new Map<string, Answer>();
  return ({ language }) => {
    const known = answers.get(language) ?? ask(language);
    answers.set(language, known);
    return known;
  };
}
