import { type ExampleFile, expandExample } from '../src/gallery/expand-example';
import type { Rule } from '../src/rules/rule';
import { page, site, type TestDocument, type TestSite } from './compiler/site';

/** One side of the example of a message, as a site on a fixed day. A page in it may be the list of its blocks. */
export function siteOfExample(
  example: ExampleFile,
  side: 'wrong' | 'right',
  ...rules: readonly Rule[]
): TestSite {
  const { beside, [side]: documents } = expandExample(example);
  const byPath = Object.entries({ ...beside, ...documents }).map(([path, document]) => [
    path,
    Array.isArray(document) ? page(...document) : (document as TestDocument),
  ]);
  return site(Object.fromEntries(byPath), { today: '2026-11-23' }, ...rules);
}
