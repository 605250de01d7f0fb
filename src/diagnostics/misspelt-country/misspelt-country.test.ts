import { expect, it } from 'vitest';
import { schemas, site } from '../../../tests/compiler/site';
import { misspeltCountries } from '../../rules/misspelt-countries';

it('names the one that is meant', () => {
  const { entries: [example] = [] } = {
    ...(schemas['schema/universities.schema.json']?.examples?.[0] as
      | { entries: { logo: string }[] }
      | undefined),
  };
  const entries = ['Australia', 'Austrlia', 'Australia'].map((country, index) => ({
    ...example,
    id: `university-${index}`,
    country,
  }));
  const shelf = { images: { [example?.logo ?? '']: { width: 320, height: 90 } } };
  expect(
    site({ '_collections/universities.json': { entries } }, shelf, misspeltCountries).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/_collections/universities.json:22:18  warning  misspelt-country
      22 |       "country": "Austrlia",
         |                  ^^^^^^^^^^ “Austrlia” is listed once; other universities have “Australia”.
      hint: Write “Australia”, or the filter shows both.

    0 errors, 1 warning."
  `);
});
