import { expect, it } from 'vitest';
import { kindsDocument, site } from '../../tests/compiler/site';
import { miscountedLists } from './miscounted-lists';
import { repeatedItems } from './repeated-items';
import { rowCurrencies } from './row-currencies';

const rows = [900, { from: 900, currency: 'INR' }, 800].map((cost, index) => ({
  city: `City ${index}`,
  cost,
}));

// `forPublishedBlocks` (rule.ts) looks at more than the blocks of pages: here with three of the rules that use it.
it.each([
  [
    'items',
    miscountedLists,
    { type: 'checklist', heading: 'Four things', items: ['Helmet', 'Map'] },
    'heading',
  ],
  ['items', repeatedItems, { type: 'checklist', heading: 'Things', items: ['Map', 'Map'] }, 'items/1'],
  [
    'sums',
    rowCurrencies,
    { type: 'cost-table', of: 'city', heading: 'Costs', currency: 'SGD', rows },
    'rows/1/cost/currency',
  ],
])('%s of blocks that all pages of a kind have are looked at, too', (_what, rule, block, path) => {
  const [kind] = kindsDocument.kinds;
  const kinds = { ...kindsDocument, kinds: [{ ...kind, ending: [block] }] };
  const { diagnostics } = site({ '_kinds.json': kinds }, {}, rule);
  expect(diagnostics.map(({ location }) => location.pointer)).toEqual([`/kinds/0/ending/0/${path}`]);
});
