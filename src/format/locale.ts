import type { Locale } from '../compiled';

const formatters = new Map<string, unknown>();

/** Caches Intl formatters, which are slow to create. `name` tells those of one class from those of others. */
function formatterFor<Formatter>(
  name: string,
  language: string,
  options: object,
  make: () => Formatter,
): Formatter {
  const key = `${name} ${language} ${JSON.stringify(options)}`;
  const formatter = (formatters.get(key) as Formatter | undefined) ?? make();
  formatters.set(key, formatter);
  return formatter;
}

/** The most that every version of Intl allows, so that figures are shown with all their decimals. */
export const maxDecimals = 20;

/** A number formatter, cached by its language and options. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}) =>
  formatterFor('number', language, options, () => new Intl.NumberFormat(language, options));

/** A date formatter, cached. Its time zone is UTC, so that dates do not depend on where the site is built. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  formatterFor(
    'date',
    language,
    options,
    () => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  );

const pluralRules = (language: string, type: Intl.PluralRuleType) =>
  formatterFor('plural', language, { type }, () => new Intl.PluralRules(language, { type }));

/** The plural category of a number: “one”, “few”, “other”. For `ordinal`, that of the ending: “two” for 2nd. */
export const pluralCategory = (
  count: number,
  { language }: Pick<Locale, 'language'>,
  type: Intl.PluralRuleType = 'cardinal',
): Intl.LDMLPluralRule => pluralRules(language, type).select(count);

/** A formatter, cached, that joins items in a sentence: “one, two and three”. */
export const listFormat = (language: string) =>
  formatterFor('list', language, {}, () => new Intl.ListFormat(language));

/** The name of a country by its two-letter code: “Portugal”. */
export const countryName = (country: string, { language }: Pick<Locale, 'language'>): string | undefined =>
  formatterFor('region', language, {}, () => new Intl.DisplayNames(language, { type: 'region' })).of(
    country.toUpperCase(),
  );

/** Compares names in the language's collation order. */
export const compareNames = (language: string): ((one: string, other: string) => number) =>
  formatterFor('collator', language, {}, () => new Intl.Collator(language)).compare;

/** A function that computes a value for a language once, and then remembers it. */
export function perLanguage<Result>(
  compute: (language: string) => Result,
): (locale: Pick<Locale, 'language'>) => Result {
  const resultByLanguage = new Map<string, Result>();
  return ({ language }) => {
    const result = resultByLanguage.get(language) ?? compute(language);
    resultByLanguage.set(language, result);
    return result;
  };
}
