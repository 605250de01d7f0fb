import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../../tests/compiler/site';

const { contract: _contract, ...older } = siteDocument;

describe('documents of an older version', () => {
  it('are one error, whatever else is wrong with them', () => {
    const documents = {
      '_site.json': { ...older, nmae: 'A name' },
      'about.json': page({ type: 'gone', headline: 'About us' }),
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:1:1  error  old-contract
        1 | {
          | ^ These documents follow contract 0; the schemas are at contract 1.
        hint: Run npm run check -- --fix to bring every document up to date.

      1 error, 0 warnings."
    `);
  });

  it('are reported at their version if they name it', () => {
    expect(site({ '_site.json': { ...siteDocument, contract: 0 } }).report()).toMatchInlineSnapshot(`
      "pages-json/_site.json:2:15  error  old-contract
        2 |   "contract": 0,
          |               ^ These documents follow contract 0; the schemas are at contract 1.
        hint: Run npm run check -- --fix to bring every document up to date.

      1 error, 0 warnings."
    `);
  });

  it.each(['contarct', 'Contract', 'contrac', 'contracts'])(
    'are not assumed if the property is misspelt: %s',
    (name) => {
      const { diagnostics } = site({ '_site.json': { ...older, [name]: 1 } });
      expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
        ['unknown-property', 'Did you mean “contract”?'],
      ]);
    },
  );

  it.each([
    ['contact', { office: 'lisbon' }],
    ['contrast', 'high'],
  ])('are reported even if there is another property of a similar name: %s', (name, value) => {
    const { diagnostics } = site({ '_site.json': { ...older, [name]: value } });
    expect(diagnostics.map(({ code }) => code)).toEqual(['old-contract']);
  });

  it.each(['1', 1.5, -1, null])('are not assumed if the version is not a valid number: %j', (contract) => {
    const { diagnostics } = site({ '_site.json': { ...siteDocument, contract } });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.code).not.toBe('old-contract');
  });
});
