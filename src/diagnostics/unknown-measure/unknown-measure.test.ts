import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { site, siteDocument } from '../../../tests/compiler/site';

const measures = {
  names: ['tuition', 'score'],
  scopes: { level: ['bachelor', 'master'], city: [] },
  tests: [{ test: 'swimming', most: 10 }],
};
const withFact = (own: object) =>
  site({ '_site.json': { ...siteDocument, measures }, '_facts/fees.json': { facts: [fact('fee', own)] } });

it('is reported where it is written, with the name that was meant', () => {
  expect(withFact({ measure: 'tution' }).report()).toMatchInlineSnapshot(`
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
])('is none where the site lists it: %o', (own) => {
  expect(withFact(own).diagnostics).toEqual([]);
});

it.each([
  [{ measure: 'tuition', scope: { town: 'Cork' } }, '“town” is not a scope of this site.'],
  [{ measure: 'tuition', scope: { level: 'phd' } }, '“phd” is not a value of “level” of this site.'],
  [{ measure: 'score', value: { score: 6, test: 'run' } }, '“run” is not a test of this site.'],
])('is a scope, a value or a test, too: %o', (own, message) => {
  expect(withFact(own).diagnostics).toMatchObject([{ code: 'unknown-measure', message }]);
});

it('is allowed where the site lists none', () => {
  expect(site({ '_facts/fees.json': { facts: [fact('fee', { measure: 'tution' })] } }).diagnostics).toEqual(
    [],
  );
});
