import { memoizeText } from '../document/memoize';

/** What a language calls a country, by the country's code (ISO 3166-1) in small letters; undefined if there is none. */
export const nameOfCountry = (code: string, language: string): string | undefined =>
  countriesIn(language).byCode.get(code.slice(0, 2));

/** The code of the country that a language calls so, in small letters. */
export const countryCalled = (name: string, language: string): string | undefined =>
  countriesIn(language).byName.get(name.toLowerCase().replace(/^the /, ''));

interface Countries {
  byCode: ReadonlyMap<string, string>;
  byName: ReadonlyMap<string, string>;
}

const countriesIn = memoizeText((language): Countries => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const byCode = new Map(
    codes.flatMap((code) => {
      const name = names.of(code.toUpperCase());
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
  return { byCode, byName: new Map([...byCode].map(([code, name]) => [name.toLowerCase(), code])) };
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every code of two letters but those that stand for another one, as “uk” for “gb”. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(4).toLowerCase() === code);
