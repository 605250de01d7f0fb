import type { Block } from '../src/compiled';
import { collectionName, schemaFor } from '../src/document/document-kind';
import { exampleCollections } from '../src/gallery/example-collections';
import { countryFlags } from '../src/references/country-flags';
import { findReferences } from '../src/references/find-references';
import { forms } from '../src/references/forms';
import { icons } from '../src/references/icons';
import { images } from '../src/references/images';
import { links } from '../src/references/links';
import { maps } from '../src/references/maps';
import type { ReferenceKind, References } from '../src/references/reference-kind';
import { form, page, pageWith, schemas, site, sourcesOf, type TestDocument } from './compiler/site';

/** Every collection that an example shows, and what its entries refer to. */
const collections = exampleCollections(schemas);
const { schemas: own } = sourcesOf(collections);
const references = Object.entries(collections).flatMap(([path, example]) => {
  const file = schemaFor(path) ?? '';
  return collectionName(path) === undefined ? [] : findReferences(own, file, example);
});

/** The examples of a block's schema, compiled in a site that has everything they refer to. */
export function compiledExamples(type: string): readonly Block[] {
  const file = `schema/blocks/${type}.schema.json`;
  const examples = schemas[file]?.examples ?? [];
  const found = [...examples.map((example) => findReferences(schemas, file, example)), ...references];
  const namesOf = (kind: ReferenceKind<{ name: string }>) =>
    found.flatMap((references) => references.of(kind).map(({ name }) => name));
  const targets = found.flatMap((references) => references.of(links).map(({ target }) => target));
  // Blocks with this part ask for the registers of all pages of a kind, so the page needs a register.
  const asksForFacts = JSON.stringify(schemas[file]).includes('facts-of-pages');
  const compiled = site(
    {
      ...Object.fromEntries(targets.flatMap(pageFor)),
      ...Object.fromEntries(
        [...new Set(namesOf(forms))].map((name, index) => [
          `_forms/${name}.json`,
          schemas['schema/form.schema.json']?.examples?.[index] ?? form,
        ]),
      ),
      ...collections,
      ...(asksForFacts ? { '_facts/prices.json': { facts: registered } } : {}),
      'example.json': asksForFacts ? withRegister(...examples) : page(...examples),
    },
    {
      images: Object.fromEntries(namesOf(images).map((name) => [name, { width: 800, height: 600 }])),
      icons: namesOf(icons),
      flags: [...namesOf(countryFlags), ...countriesOf(found)],
      files: targets.flatMap((target) => /^\/files\/(.+)/.exec(target)?.[1] ?? []),
    },
  ).compiled();
  return compiled.pages.find(({ page: { route } }) => route === '/example')?.page.blocks ?? [];
}

/** A page of a country that has a register of its own. */
const withRegister = (...blocks: readonly unknown[]) =>
  pageWith(
    {
      kind: 'country',
      facts: 'prices',
      listing: { name: 'Iceland', summary: 'A country.', order: 10 },
    },
    ...blocks,
  );

/** The facts of that register. */
const registered = [
  {
    id: 'tuition',
    title: 'Tuition for a master’s degree',
    value: { from: 9500, to: 34500, currency: 'EUR', per: 'year' },
    measure: 'tuition',
    scope: { level: 'master' },
    sort: 'typical',
    status: 'given',
  },
  {
    id: 'living',
    title: 'Living costs',
    value: { from: 900, currency: 'EUR', per: 'month' },
    measure: 'living',
    sort: 'typical',
    status: 'given',
  },
  {
    id: 'intake.september',
    title: 'September intake',
    value: { intake: { starts: '2099-09', apply: { until: '2099-03' } } },
    measure: 'intake',
    scope: { intake: 'September' },
    sort: 'typical',
    status: 'given',
  },
];

/** The countries of maps, which have the same codes as flags and are checked as flags. */
const countriesOf = (found: readonly References[]) =>
  found.flatMap((references) => references.of(maps).flatMap(({ request: { country } }) => country ?? []));

/** A page at the route that a link leads to, with a block that has its anchor. */
function pageFor(target: string): readonly [string, TestDocument][] {
  const [, route, anchor] = /^\/([^?#]*)[^#]*(?:#(.+))?$/.exec(target) ?? [];
  if (!route || route.startsWith('files/')) return [];
  return [[`${route}.json`, page({ type: 'text', id: anchor, paragraphs: ['Here.'] })]];
}
