import type { Block } from '../src/compiled';
import { collectionNames } from '../src/document/document-kind';
import { referencesIn } from '../src/references/references';
import { form, page, schemas, site, type Written } from './compiler/site';

/** Every collection as the contract's example gives it, with what its entries refer to. */
const collections = collectionNames.map((name) => {
  const file = `schema/${name}.schema.json`;
  const [example = {}] = (schemas[file]?.examples ?? []) as object[];
  return { name, example, refers: referencesIn(schemas, file, example) };
});

/** The examples of a block's schema, compiled in a site that has everything they refer to. */
export function compiledExamples(type: string): readonly Block[] {
  const file = `schema/blocks/${type}.schema.json`;
  const examples = schemas[file]?.examples ?? [];
  const found = [
    ...examples.map((example) => referencesIn(schemas, file, example)),
    ...collections.map(({ refers }) => refers),
  ];
  const targets = found.flatMap(({ links }) => links.map(({ target }) => target));
  const compiled = site(
    {
      ...Object.fromEntries(targets.flatMap(pageFor)),
      ...Object.fromEntries(
        found.flatMap(({ forms }) => namesIn(forms)).map((name) => [`_forms/${name}.json`, form]),
      ),
      ...Object.fromEntries(collections.map(({ name, example }) => [`_collections/${name}.json`, example])),
      'example.json': page(...examples),
    },
    {
      images: Object.fromEntries(
        found.flatMap(({ pictures }) => namesIn(pictures)).map((name) => [name, { width: 800, height: 600 }]),
      ),
      icons: found.flatMap(({ icons }) => namesIn(icons)),
      flags: found.flatMap(({ flags }) => namesIn(flags)),
      files: targets.flatMap((target) => /^\/files\/(.+)/.exec(target)?.[1] ?? []),
    },
  ).compiled();
  return compiled.pages.find(({ page: { route } }) => route === '/example')?.page.blocks ?? [];
}

const namesIn = (written: readonly { name: string }[]) => written.map(({ name }) => name);

/** A page at the route that a link leads to, with the place that it names. */
function pageFor(target: string): readonly [string, Written][] {
  const [, route, anchor] = /^\/([^?#]*)[^#]*(?:#(.+))?$/.exec(target) ?? [];
  if (!route || route.startsWith('files/')) return [];
  return [[`${route}.json`, page({ type: 'text', id: anchor, paragraphs: ['Here.'] })]];
}
