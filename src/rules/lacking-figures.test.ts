import { expect, it } from 'vitest';
import { fact } from '../../tests/compiler/fact';
import { pageWith, site } from '../../tests/compiler/site';
import { lackingFigures } from './lacking-figures';

const listed = (name: string, properties: object, ...blocks: readonly object[]) =>
  pageWith({ listing: { name, summary: 'Flat.', order: 1 }, ...properties }, ...blocks);
const glance = (...rows: readonly object[]) => ({
  type: 'at-a-glance',
  heading: 'At a glance',
  pages: { kind: 'page' },
  rows: rows.map((row) => ({ title: 'How many', ...row })),
});
const register = (...facts: readonly object[]) => ({ facts });
const locationsFor = (documents: Readonly<Record<string, object>>) =>
  site(documents, {}, lackingFigures).diagnostics.map(
    ({ location: { file, pointer } }) => `${file.replace('pages-json/', '')}${pointer}`,
  );

it('reports rows that no register answers, or not by the scope that they name', () => {
  const norway = (...rows: readonly object[]) => ({
    'norway.json': listed('Norway', { facts: 'norway' }, glance({ measure: 'boats' }, ...rows)),
    '_facts/norway.json': register(fact('boats'), fact('routes', { scope: { level: 'beginners' } })),
  });
  const at = 'norway.json/blocks/0/rows/1';
  expect(locationsFor(norway({ measure: 'rotes' }))).toEqual([`${at}/measure`]);
  expect(locationsFor(norway({ measure: 'routes', scope: { level: 'experts' } }))).toEqual([`${at}/scope`]);
  expect(locationsFor(norway({ measure: 'routes', by: 'city' }))).toEqual([`${at}/by`]);
  expect(locationsFor(norway({ measure: 'routes', by: 'level' }))).toEqual([]);
  expect(locationsFor(norway({ measure: 'boats', scope: { level: 'experts' }, general: true }))).toEqual([]);
});

it('reports a page without a register, and one whose register answers nothing', () => {
  const fourPages = (chile: object, chileRegister: object = register(fact('boats'))) => ({
    'norway.json': listed('Norway', { facts: 'norway' }, glance({ measure: 'boats' })),
    'japan.json': listed('Japan', { facts: 'japan' }),
    'peru.json': listed('Peru', { facts: 'peru' }),
    'chile.json': listed('Chile', chile),
    '_facts/norway.json': register(fact('boats')),
    '_facts/japan.json': register(fact('boats')),
    '_facts/peru.json': register(fact('boats')),
    '_facts/chile.json': chileRegister,
  });
  expect(locationsFor(fourPages({}))).toEqual(['chile.json/kind']);
  expect(locationsFor(fourPages({ facts: 'chile' }, register(fact('ships'))))).toEqual(['chile.json/facts']);
  expect(locationsFor(fourPages({ facts: 'chile' }))).toEqual([]);
});
