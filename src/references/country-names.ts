import { memoizeText } from '../document/memoize';

/**
 * The name of a country in a language, by its lower-case ISO 3166-1 code; undefined if unknown. The code of a region,
 * such as `gb-sct`, gives the name of its country.
 */
export const nameOfCountry = (code: string, language: string): string | undefined =>
  namesByCode(language).get(code.slice(0, 2));

/** The lower-case code of the country with this name in a language, with or without “the”; undefined if unknown. */
export function codeOfCountry(name: string, language: string): string | undefined {
  const wanted = name.toLowerCase().replace(/^the /, '');
  return [...namesByCode(language)].find(([, one]) => one.toLowerCase() === wanted)?.[0];
}

const namesByCode = memoizeText((language): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code.toUpperCase());
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Every pair of letters except aliases, which are replaced in canonical locales, such as “uk” by “gb”. Unassigned
 * ones are left out above, because they have no name.
 */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(4).toLowerCase() === code);
