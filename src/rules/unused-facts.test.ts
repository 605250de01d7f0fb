import { expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { exampleSite } from '../../tests/example-site';
import example from '../diagnostics/unused-fact/example.json';
import { unusedFacts } from './unused-facts';

it('a fact that no page quotes is reported, unless a block takes its whole register', () => {
  const found = exampleSite(example, 'wrong', unusedFacts).diagnostics;
  expect(found.map(({ message }) => message)).toEqual(['No page quotes “prices.lesson”.']);
  expect(exampleSite(example, 'right', unusedFacts).diagnostics).toEqual([]);
});

it('a fact whose name is misspelt in a quote is not reported as well, even if the register has errors', () => {
  const fact = { title: 'A fact', value: { count: 28 }, sort: 'typical', status: 'given' };
  const facts = [
    { ...fact, id: 'lesson', measure: 'lesson' },
    { ...fact, id: 'places', measure: 'places' },
    { ...fact, id: 'course', measure: 'course', value: { count: 'many' } },
  ];
  const found = (...blocks: readonly object[]) =>
    site({ '_facts/prices.json': { facts }, 'about.json': page(...blocks) }, {}, unusedFacts)
      .diagnostics.filter(({ code }) => code === 'unused-fact')
      .map(({ message }) => message);
  expect(found(saying('There are {{prices.leson}} in {{prices.course}}.'))).toEqual([
    'No page quotes “prices.places”.',
  ]);
  // What a page with an error quotes is not known.
  expect(found({ type: 'text', paragraphs: 5 })).toEqual([]);
});
