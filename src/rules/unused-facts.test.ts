import { expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { page, pageWith, saying, site } from '../../tests/compiler/site';
import { siteOfExample } from '../../tests/message-example';
import example from '../diagnostics/unused-fact/example.json';
import { unusedFacts } from './unused-facts';

it('a fact that no page quotes is reported', () => {
  const found = siteOfExample(example, 'wrong', unusedFacts).diagnostics;
  expect(found.map(({ message }) => message)).toEqual(['No page quotes “prices.lesson”.']);
  expect(siteOfExample(example, 'right', unusedFacts).diagnostics).toEqual([]);
});

it('a fact whose name is misspelt in a quote is not reported as well, even if the register has errors', () => {
  const facts = [fact('lesson'), fact('places'), fact('course', { value: { count: 'many' } })];
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

it('a block that shows the facts of its own page does not use those of other pages', () => {
  const listed = (name: string, ...blocks: readonly object[]) =>
    pageWith({ listing: { name, summary: 'Flat.', order: 1 }, facts: name.toLowerCase() }, ...blocks);
  const glance = (pages: object) => ({
    type: 'at-a-glance',
    heading: 'At a glance',
    pages: { kind: 'page', ...pages },
    rows: [{ title: 'Boats', measure: 'boats' }],
  });
  const found = (pages: object) =>
    site(
      {
        'peru.json': listed('Peru', glance(pages)),
        'chile.json': listed('Chile'),
        '_facts/peru.json': { facts: [fact('boats')] },
        '_facts/chile.json': { facts: [fact('boats')] },
      },
      {},
      unusedFacts,
    ).diagnostics.map(({ message }) => message);
  expect(found({})).toEqual([]);
  expect(found({ only: 'this' })).toEqual(['No page quotes “chile.boats”.']);
});
