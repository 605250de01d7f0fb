import { expect, it } from 'vitest';
import { page, site, siteDocument } from '../../../tests/compiler/site';

it('documents of a newer version are one error, whatever they contain', () => {
  const documents = {
    '_site.json': { ...siteDocument, contract: 99 },
    'about.json': page({ type: 'invented-later' }),
  };
  expect(site(documents).report()).toMatchInlineSnapshot(`
    "pages-json/_site.json:2:15  error  newer-contract
      2 |   "contract": 99,
        |               ^^ These documents follow contract 99; this Prospectus knows contract 1.
      hint: Update Prospectus, for example with git pull. It never turns documents back into an older version.

    1 error, 0 warnings."
  `);
});
