import { expect, it } from 'vitest';
import { exampleSite } from '../../tests/example-site';
import example from '../diagnostics/unused-fact/example.json';
import { unusedFacts } from './unused-facts';

it('a fact that no page quotes is reported, unless a block takes its whole register', () => {
  const found = exampleSite(example, 'wrong', unusedFacts).diagnostics;
  expect(found.map(({ message }) => message)).toEqual(['No page quotes “prices.lesson”.']);
  expect(exampleSite(example, 'right', unusedFacts).diagnostics).toEqual([]);
});
