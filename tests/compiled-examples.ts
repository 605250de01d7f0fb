import type { Block } from '../src/compiled';
import { parseRichText } from '../src/compiler/rich-text';
import { collectionNames } from '../src/compiler/validate';
import { replaceParts } from '../src/compiler/walk';
import { form, page, schemas, site, type Written } from './compiler/site';

/** What a block refers to, as authors write it. */
interface References {
  targets: string[];
  images: string[];
  icons: string[];
  flags: string[];
  forms: string[];
}

/** Every collection as the contract's example gives it, with what its entries refer to. */
const collections = collectionNames.map((name) => {
  const file = `schema/${name}.schema.json`;
  const [example = {}] = (schemas[file]?.examples ?? []) as object[];
  return { name, example, ...referencesOf(file, [example]) };
});

/** The examples of a block's schema, compiled in a site that has everything they refer to. */
export function compiledExamples(type: string): readonly Block[] {
  const file = `schema/blocks/${type}.schema.json`;
  const examples = schemas[file]?.examples ?? [];
  const { targets, images, icons, flags, forms } = referencesOf(file, examples);
  const compiled = site(
    {
      ...Object.fromEntries(targets.flatMap(pageFor)),
      ...Object.fromEntries(forms.map((name) => [`_forms/${name}.json`, form])),
      ...Object.fromEntries(collections.map(({ name, example }) => [`_collections/${name}.json`, example])),
      'example.json': page(...examples),
    },
    {
      images: Object.fromEntries(
        [...images, ...collections.flatMap((collection) => collection.images)].map((name) => [
          name,
          { width: 800, height: 600 },
        ]),
      ),
      icons,
      flags: [...flags, ...collections.flatMap((collection) => collection.flags)],
      files: targets.flatMap((target) => /^\/files\/(.+)/.exec(target)?.[1] ?? []),
    },
  ).compiled();
  return compiled.pages.find(({ page: { route } }) => route === '/example')?.page.blocks ?? [];
}

function referencesOf(file: string, examples: readonly unknown[]): References {
  const found: References = { targets: [], images: [], icons: [], flags: [], forms: [] };
  const keep = (list: string[]) => (value: unknown) => void list.push(String(value));
  for (const example of examples) {
    replaceParts(schemas, file, example, {
      target: keep(found.targets),
      'image-source': keep(found.images),
      icon: keep(found.icons),
      flag: keep(found.flags),
      'form-name': keep(found.forms),
      'rich-text': (text) =>
        parseRichText({ path: '', file: '', text: '' }, String(text), ({ target }) => {
          found.targets.push(target);
          return { kind: 'external', href: target };
        }),
    });
  }
  return found;
}

/** A page at the route that a link leads to, with the place that it names. */
function pageFor(target: string): readonly [string, Written][] {
  const [, route, anchor] = /^\/([^?#]*)[^#]*(?:#(.+))?$/.exec(target) ?? [];
  if (!route || route.startsWith('files/')) return [];
  return [[`${route}.json`, page({ type: 'text', id: anchor, paragraphs: ['Here.'] })]];
}
