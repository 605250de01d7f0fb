import { expect, it } from 'vitest';
import { page, pageWith, sourcesOf } from '../../../tests/compiler/site';
import { inspectRevision } from '../diff/revision';
import { describeFact } from './describe-fact';
import { findFactUses } from './fact-uses';

const course = {
  id: 'course',
  title: 'Fee of the course',
  value: { from: 450, currency: 'EUR', per: 'month' },
  measure: 'fee',
  sort: 'typical',
  status: 'doubtful',
  doubt: 'Nobody knows.',
};
const sources = sourcesOf({
  '_facts/prices.json': { facts: [course] },
  'fees.json': page({
    type: 'text',
    heading: 'Fees',
    paragraphs: ['A month is {{prices.course}}.'],
  }),
});
const site = inspectRevision({ sources });
const fact = site.facts.get('prices.course')?.fact;

it('describes a fact with a line for each of the properties that it has', () => {
  expect(fact && describeFact(fact, site)).toEqual([
    'title      Fee of the course',
    'figure     €450 a month',
    'value      {"from":450,"currency":"EUR","per":"month"}',
    'measure    fee',
    'sort       typical',
    'status     doubtful',
    'doubt      Nobody knows.',
  ]);
});

it('finds where a fact is quoted: the page, and whether in a text', () => {
  expect(findFactUses('prices.course', site)).toEqual([
    { location: expect.objectContaining({ file: 'pages-json/fees.json' }), page: '/fees', how: 'text' },
  ]);
  expect(findFactUses('prices.other', site)).toEqual([]);
});

it('finds the blocks that show facts of the page’s own register, only on pages of the kind that they name', () => {
  const usesOn = (kind: string) => {
    const glance = {
      type: 'at-a-glance',
      heading: 'At a glance',
      pages: { kind, only: 'this' },
      rows: [{ title: 'Fee', measure: 'fee' }],
    };
    const listing = { name: 'Peru', summary: 'Flat.', order: 1 };
    const documents = {
      '_kinds.json': { kinds: [{ kind: 'page' }, { kind: 'course' }] },
      '_facts/prices.json': { facts: [course] },
      'peru.json': pageWith({ kind: 'page', listing, facts: 'prices' }, glance),
      'chile.json': pageWith({ kind: 'course', listing: { ...listing, name: 'Chile' }, facts: 'prices' }),
    };
    return findFactUses('prices.course', inspectRevision({ sources: sourcesOf(documents) }));
  };
  expect(usesOn('page').map(({ page: route }) => route)).toEqual(['/peru']);
  expect(usesOn('course')).toEqual([]);
});
