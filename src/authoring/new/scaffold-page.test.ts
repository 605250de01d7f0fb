import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { form, page, pageWith, schemas, site, siteDocument, sourcesOf } from '../../../tests/compiler/site';
import { exampleCollections } from '../../gallery/example-collections';
import type { KindsDocument } from '../../generated/documents';
import { kindsIn } from './page-kinds';
import { type ScaffoldedPage, scaffoldPage } from './scaffold-page';

const kindsDocument = JSON.parse(readFileSync('tests/fixture/pages/_kinds.json', 'utf8')) as KindsDocument;
const kinds = kindsDocument.kinds.map(({ kind }) => kind);

const today = '2027-03-09';

type Documents = Parameters<typeof site>[0];

/** The other documents of the site. The kinds have no ending blocks, which link to pages that the site lacks. */
const otherDocuments = {
  '_kinds.json': { ...kindsDocument, kinds: kindsDocument.kinds.map(({ ending: _, ...kind }) => kind) },
  '_forms/question.json': form,
  ...exampleCollections(schemas),
  '_collections/offices.schema.json': readFileSync(
    'tests/fixture/pages/_collections/offices.schema.json',
    'utf8',
  ),
  '_collections/offices.json': '{ "entries": [] }',
};
const assets = {
  images: { 'iceland.svg': { width: 800, height: 600 } },
  icons: ['circle-check'],
  flags: ['in', 'jp'],
};

function scaffold(kind: string, name: string, documents: Documents = {}) {
  const sources = sourcesOf({ ...otherDocuments, ...documents }, assets);
  const pageKind = kindsIn(sources).find((candidate) => candidate.kind === kind);
  if (!pageKind) throw new Error(`No kind ${kind}`);
  return scaffoldPage(sources, 'pages-json', pageKind, name, today);
}

function scaffolded(kind: string, name: string, documents?: Documents): ScaffoldedPage {
  const { value } = scaffold(kind, name, documents);
  if (!value) throw new Error('Not scaffolded');
  return value;
}

const content = ({ source }: ScaffoldedPage) => JSON.parse(source.text);
const refusals = (kind: string, name: string, documents?: Documents) =>
  scaffold(kind, name, documents).diagnostics.map(({ message }) => message);

describe('every kind of page', () => {
  it.each(kinds)('starts as a draft that passes the check: %s', (kind) => {
    const { source, collection } = scaffolded(kind, 'japan');
    const others = collection && { [collection.after.path]: collection.after.text };
    const { diagnostics } = site({ ...otherDocuments, ...others, [source.path]: source.text }, assets);
    const ofPage = diagnostics.filter(({ location }) => location.file === source.file);
    expect(ofPage.map(({ code, location }) => `${code} ${location.pointer}`)).toEqual([]);
  });

  it.each(kinds)('is rejected if it is published unchanged: %s', (kind) => {
    const { source } = scaffolded(kind, 'japan');
    const published = source.text.replace('"draft": true', '"draft": false');
    const { diagnostics } = site({ ...otherDocuments, [source.path]: published }, assets);
    expect(diagnostics.map(({ code }) => code)).toContain('unfilled-text');
  });
});

describe('a new country', () => {
  it('has the blocks with which its kind starts', () => {
    const types = content(scaffolded('country', 'japan')).blocks.map(({ type }: { type: string }) => type);
    expect(types.join(' ')).toBe('banner media-text facts cost-table faq');
  });

  it('has the year of its figures, as an example to replace', () => {
    const page = scaffolded('country', 'japan');
    const { blocks } = content(page);
    const facts = blocks.findIndex(({ type }: { type: string }) => type === 'facts');
    expect(blocks[facts].items).toEqual([
      { title: 'TODO: What the figure is', value: { count: 4500 }, asOf: 2023 },
    ]);
    expect(page.examplePointers).toContain(`/blocks/${facts}/items/0/asOf`);
  });

  it('comes after the last of its kind, with a gap', () => {
    const listing = { name: 'X', summary: 'X.', order: 40 };
    const others = {
      'x.json': pageWith({ kind: 'country', listing }),
      'y.json': pageWith({ kind: 'service', listing: { ...listing, order: 90 } }),
    };
    expect(content(scaffolded('country', 'japan', others)).listing.order).toBe(50);
    expect(content(scaffolded('country', 'japan')).listing.order).toBe(10);
  });

  it('has the flag of the country that it is named after', () => {
    expect(content(scaffolded('country', 'japan')).listing.flag).toBe('jp');
  });

  it('has the flag of the country in the language of the site, too', () => {
    const inPortuguese = { '_site.json': { ...siteDocument, language: 'pt-PT' } };
    expect(content(scaffolded('country', 'japao', inPortuguese)).listing.flag).toBe('jp');
  });

  it('has an example flag only where it is not named after a country', () => {
    expect(scaffolded('country', 'japan').examplePointers).not.toContain('/listing/flag');
    expect(scaffolded('country', 'asia').examplePointers).toContain('/listing/flag');
  });

  it('has the path to the schema from its folder', () => {
    expect(content(scaffolded('page', 'asia/japan')).$schema).toBe('../../schema/page.schema.json');
    const [kind] = kindsDocument.kinds;
    const sources = sourcesOf(otherDocuments, assets);
    const { value } = kind
      ? scaffoldPage(sources, 'examples/shop', kind, '/asia/japan', today, '../../schema')
      : {};
    expect(value && content(value).$schema).toBe('../../../schema/page.schema.json');
  });
});

describe('a new post', () => {
  it('has today’s date, as an example to replace', () => {
    const post = scaffolded('post', 'rents');
    const { blocks } = content(post);
    const article = blocks.findIndex(({ type }: { type: string }) => type === 'article');
    expect(blocks[article].date).toBe(today);
    expect(post.examplePointers).toContain(`/blocks/${article}/date`);
  });
});

describe('an address', () => {
  it('is taken if a page has it', () => {
    expect(refusals('page', 'about', { 'about.json': page() })).toEqual([
      '/about is already used by pages-json/about.json.',
    ]);
    expect(refusals('page', 'about', { 'about/index.json': page() })).toHaveLength(1);
    expect(refusals('page', '/', {})).toHaveLength(1);
  });

  it('is taken if a redirect or a special page uses it, and refused if it is reserved', () => {
    const redirects = [{ from: '/about', to: '/' }];
    expect(refusals('page', 'about', { '_site.json': { ...siteDocument, redirects } })).toEqual([
      '/about is already used by a redirect in _site.json.',
    ]);
    expect(refusals('page', 'busy', { '_pages/busy.json': page() })).toEqual([
      '/busy is already used by pages-json/_pages/busy.json.',
    ]);
    expect(refusals('page', 'api/x')).toEqual(['/api/x cannot be used: /api is reserved.']);
  });
});
