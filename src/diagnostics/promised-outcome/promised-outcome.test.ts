import { expect, it } from 'vitest';
import { page, saying, site, siteDocument } from '../../../tests/compiler/site';
import { promisedOutcomes } from '../../rules/promised-outcomes';

it('points at the words that promise', () => {
  const promises = { phrases: ['guaranteed pass'] };
  const documents = {
    '_site.json': { ...siteDocument, promises },
    'about.json': page(saying('With us: a “guaranteed pass” in weeks.')),
  };
  expect(site(documents, {}, promisedOutcomes).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:22  warning  promised-outcome
      10 |         "With us: a “guaranteed pass” in weeks."
         |                      ^^^^^^^^^^^^^^^ “guaranteed pass” promises an outcome.
      hint: Say what we do, not what others decide. The phrases to avoid are listed in _site.json under "promises".

    0 errors, 1 warning."
  `);
});
