import { describe, expect, it } from 'vitest';
import { form, page, pageWith, site, siteDocument, type TestDocument } from '../../compiler/site';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const named = (count: number, name: string, value: unknown = 1) =>
  Object.fromEntries(range(count).map((index) => [`${name}${index}`, value]));
const blocks = (count: number, block: unknown) => (path: string) => ({
  ...page()(path),
  blocks: range(count).map(() => block),
});
const aPage = JSON.stringify(page()('x.json'));
const costs = { type: 'cost-table', of: 'city', heading: 'Costs', currency: 'EUR', per: 'month' };

/** A document whose length, and mostly its number of mistakes, grows with `size`; its path if it is not a page. */
type Adversarial = readonly [
  what: string,
  size: number,
  write: (size: number) => TestDocument,
  path?: string,
];

const adversarial: readonly Adversarial[] = [
  ['unknown properties', 2000, (n) => pageWith(named(n, 'unknown'))],
  ['misspelt properties', 4000, (n) => pageWith(named(n, 'descriptio'))],
  ['unknown properties with some missing', 4000, (n) => ({ kind: 'page', ...named(n, 'unknown') })],
  [
    'unknown properties of a block',
    4000,
    (n) => page({ type: 'banner', title: 'A page', ...named(n, 'x', {}) }),
  ],
  ['blocks of an unknown type', 2000, (n) => blocks(n, { type: 'bannr', title: 'A page' })],
  ['blocks with a misspelt property', 2000, (n) => blocks(n, { type: 'banner', titel: 'A page' })],
  ['blocks that are not objects', 4000, (n) => blocks(n, 5)],
  [
    'tables with rows of another table',
    1000,
    (n) => blocks(n, { ...costs, rows: [{ programme: 'Law', cost: 1 }] }),
  ],
  ['properties one level up', 1000, (n) => blocks(n, { type: 'media-text', src: 'world.svg', image: {} })],
  ['mistakes in one line', 2000, (n) => JSON.stringify(blocks(n, { type: 'banner', titel: 'A' })('x.json'))],
  ['wrong entries of a list', 4000, (n) => page({ type: 'text', paragraphs: range(n) })],
  ['texts still to be written', 2000, (n) => blocks(n, { type: 'text', paragraphs: ['TODO'] })],
  ['a key again and again', 8000, (n) => `${aPage.slice(0, -1)}${',\n"draft":true'.repeat(n)}}`],
  [
    'keys that appear twice',
    4000,
    (n) =>
      `${aPage.slice(0, -1)}${range(n)
        .map((i) => `,\n"a${i >> 1}":1`)
        .join('')}}`,
  ],
  [
    'fields of one name',
    2000,
    (n) => ({ ...form, fields: range(n).map(() => form.fields[0]) }),
    '_forms/form.json',
  ],
  [
    'redirects to redirects',
    4000,
    (n) => ({ ...siteDocument, redirects: range(n).map((i) => ({ from: `/a${i}`, to: `/a${i + 1}` })) }),
    '_site.json',
  ],
  ['brackets that are not closed', 50_000, (n) => '['.repeat(n)],
  ['brackets in one line that do not fit', 50_000, (n) => `[${'[],'.repeat(n)}}`],
  ['brackets in many lines', 50_000, (n) => `[${'[],\n'.repeat(n)}}`],
  [
    'objects after their list',
    10_000,
    (n) => `{"blocks":[${'{"a":1},'.repeat(n)}{"a":1}],${'{"a":1},'.repeat(n)}{}}`,
  ],
  ['a text without an end', 1_000_000, (n) => `{"title": "${'x'.repeat(n)}`],
  ['a text over many lines', 200_000, (n) => `{"title": "${'x\n'.repeat(n)}`],
  ['escapes', 200_000, (n) => `{"title": "${'\\\\'.repeat(n)}\\q"}`],
  ['curly quotation marks', 4000, (n) => `{"title": "${'”,'.repeat(n)}\n}`],
  ['spaces', 1_000_000, (n) => `{"a":1]${' '.repeat(n)}{x}`],
  ['grouped digits', 50_000, (n) => `{"a": 1${',123'.repeat(n)}}`],
  ['colons', 200_000, (n) => `{"a"${':'.repeat(n)}}`],
  ['words without quotation marks', 50_000, (n) => `{${'x '.repeat(n)}}`],
];

/** CPU time in ms, so that other processes do not count. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * For four times the size, linear time is about four times as long, with some noise; quadratic time is sixteen times.
 */
const linear = 9;

describe('the time for a document made to be slow grows in proportion to its size', () => {
  for (const [what, size, write, path = 'x.json'] of adversarial) {
    it(what, () => {
      const check = (count: number) => {
        const document = write(count);
        return timeOf(() => expect(site({ [path]: document }).report()).toMatch(/ errors?,/));
      };
      check(size); // warms up
      const ratio = () => check(4 * size) / Math.max(25, check(size)); // shorter times are mostly noise
      let best = ratio();
      for (let round = 1; round < 3 && best >= linear; round += 1) best = Math.min(best, ratio());
      expect(best).toBeLessThan(linear);
    });
  }
});
