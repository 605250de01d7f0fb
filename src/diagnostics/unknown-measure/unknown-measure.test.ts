import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { page, site, siteDocument } from '../../../tests/compiler/site';

const measures = {
  names: ['tuition', 'score'],
  scopes: { level: ['bachelor', 'master'], city: [] },
  tests: [{ test: 'swimming', most: 10 }],
};
const siteWithFact = (own: object) =>
  site({ '_site.json': { ...siteDocument, measures }, '_facts/fees.json': { facts: [fact('fee', own)] } });

it('an unknown measure is reported with a similar one', () => {
  expect(siteWithFact({ measure: 'tution' }).report()).toMatchInlineSnapshot(`
    "pages-json/_facts/fees.json:9:18  error  unknown-measure
      9 |       "measure": "tution",
        |                  ^^^^^^^^ “tution” is not a measure of this site.
      hint: Did you mean “tuition”?

    1 error, 0 warnings."
  `);
});

it.each([
  { measure: 'tuition', scope: { level: 'master', city: 'Cork' } },
  { measure: 'score', value: { score: 6, test: 'swimming' } },
])('a name that the site lists is allowed: %o', (own) => {
  expect(siteWithFact(own).diagnostics).toEqual([]);
});

it.each([
  [{ measure: 'tuition', scope: { town: 'Cork' } }, '“town” is not a scope of this site.'],
  [{ measure: 'tuition', scope: { level: 'phd' } }, '“phd” is not a value of “level” of this site.'],
  [{ measure: 'score', value: { score: 6, test: 'run' } }, '“run” is not a test of this site.'],
])('an unknown scope, value or test is reported: %o', (own, message) => {
  expect(siteWithFact(own).diagnostics).toMatchObject([{ code: 'unknown-measure', message }]);
});

it('any name is allowed if the site lists none', () => {
  expect(site({ '_facts/fees.json': { facts: [fact('fee', { measure: 'tution' })] } }).diagnostics).toEqual(
    [],
  );
});

it('a value without its scope is an error only if every scope lists its values', () => {
  const names = [{ value: 'Cork', name: 'Cork city' }];
  const messagesFor = (city: readonly string[]) =>
    site({
      '_site.json': { ...siteDocument, measures: { ...measures, scopes: { level: ['master'], city } } },
      'fees.json': page({
        type: 'at-a-glance',
        heading: 'At a glance',
        pages: { kind: 'page' },
        rows: [{ title: 'A year', measure: 'tuition' }],
        names,
      }),
    }).diagnostics.flatMap(({ code, message }) => (code === 'unknown-measure' ? message : []));
  expect(messagesFor(['Limerick'])).toEqual(['“Cork” is not a value of a scope of this site.']);
  expect(messagesFor([])).toEqual([]);
});
