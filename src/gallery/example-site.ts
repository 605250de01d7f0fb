import { compile } from '../compiler/compile';
import { parse } from '../compiler/parse';
import { parseRichText } from '../compiler/rich-text';
import { hasRoute } from '../compiler/routes';
import type { Site } from '../compiler/site';
import type { Sources } from '../compiler/source';
import { collectionNames, createValidator, type DocumentKind, type Validate } from '../compiler/validate';
import { replaceParts } from '../compiler/walk';
import { exampleAddress } from './address';
import { type Documents, smallSite, standIn, type Written } from './small-site';

/** What examples refer to, as authors write it. */
interface References {
  targets: string[];
  images: string[];
  forms: string[];
}

/** The block types of the contract, in its order. */
export const blockTypes = ({ schemas }: Pick<Sources, 'schemas'>): readonly string[] =>
  Object.keys(schemas).flatMap((file) => /^schema\/blocks\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);

export const examplesOf = ({ schemas }: Pick<Sources, 'schemas'>, type: string): readonly unknown[] =>
  schemas[`schema/blocks/${type}.schema.json`]?.examples ?? [];

/**
 * A site in which every example of every block is a page of its own, at its address in the gallery. It is made of the
 * contract, with the pictures, listings and entries of the real site, so that lists of them are not empty; a mistake
 * in the documents does not keep the gallery from showing what is right.
 */
export function exampleSite(sources: Sources, validate = createValidator(sources.schemas)): Site {
  const withReal = compile(exampleSources(sources, realDocuments(sources, validate)), validate);
  const { value: site, diagnostics } = withReal.value
    ? withReal
    : compile(exampleSources(sources, {}), validate);
  if (!site) throw new Error(`The examples of the contract do not compile: ${JSON.stringify(diagnostics)}`);
  const pages = site.pages.flatMap(({ page, ...entry }) => {
    const [, type = '', number] = /^\/examples\/(.+)-(\d+)$/.exec(page.route) ?? [];
    return number ? [{ ...entry, page: { ...page, route: exampleAddress(type, Number(number)) } }] : [];
  });
  return { ...site, pages, specialPages: [] };
}

function exampleSources(sources: Sources, real: Documents): Sources {
  const { schemas, images, files } = sources;
  const collections = collectionNames.map((name) => {
    const file = `schema/${name}.schema.json`;
    const example = schemas[file]?.examples?.[0] as { entries: readonly { id: string }[] };
    const path = `_collections/${name}.json`;
    const { entries = [] } = { ...(real[path] as { entries?: readonly { id: string }[] } | undefined) };
    const all = new Map([...example.entries, ...entries].map((entry) => [entry.id, entry]));
    return { path, document: { entries: [...all.values()] }, refers: referencesOf(sources, file, [example]) };
  });
  const types = blockTypes(sources);
  const found = [
    ...types.map((type) =>
      referencesOf(sources, `schema/blocks/${type}.schema.json`, examplesOf(sources, type)),
    ),
    ...collections.map(({ refers }) => refers),
  ];
  const all = (name: keyof References) => [...new Set(found.flatMap((references) => references[name]))];
  const known = new Set(images.map(({ path }) => path));
  const documents: Documents = {
    ...Object.fromEntries(all('forms').map((name): [string, Written] => [`_forms/${name}.json`, {}])),
    ...real,
    ...Object.fromEntries(collections.map(({ path, document }) => [path, document])),
    ...pagesFor(all('targets'), real),
    ...Object.fromEntries(
      types.flatMap((type) =>
        examplesOf(sources, type).map((example, index): [string, Written] => [
          `examples/${type}-${index + 1}.json`,
          { title: `${type} ${index + 1}`, blocks: [example] },
        ]),
      ),
    ),
  };
  return smallSite(documents, {
    ...sources,
    images: [
      ...images,
      ...all('images')
        .filter((path) => !known.has(path))
        .flatMap((path) => standIn(images, path)),
    ],
    files: [...files, ...all('targets').flatMap((target) => /^\/files\/(.+)/.exec(target)?.[1] ?? [])],
  });
}

/** What the documents of the site give to lists: pages with their listing alone, forms, and collections. */
function realDocuments({ documents }: Sources, validate: Validate): Documents {
  const sound = (kind: DocumentKind, path: string) => {
    const source = documents.find((document) => document.path === path);
    const document = source && parse(source).value;
    return document && validate(document, kind).length === 0
      ? (document.value as Record<string, unknown>)
      : undefined;
  };
  const paths = documents.map(({ path }) => path);
  const kept = (kind: DocumentKind, path: string, keep = (value: Record<string, unknown>) => value) => {
    const document = sound(kind, path);
    return document && document.draft !== true ? [[path, keep(document)] as const] : [];
  };
  return Object.fromEntries([
    ...paths.filter(hasRoute).flatMap((path) => kept('page', path, ({ blocks: _blocks, ...head }) => head)),
    ...paths.filter((path) => path.startsWith('_forms/')).flatMap((path) => kept('form', path)),
    ...collectionNames.flatMap((name) => kept(name, `_collections/${name}.json`)),
  ]);
}

function referencesOf({ schemas }: Sources, file: string, examples: readonly unknown[]): References {
  const found: References = { targets: [], images: [], forms: [] };
  const source = { path: file, file, text: '' }; // the examples are no document
  const keep = (list: string[]) => (value: unknown) => void list.push(String(value));
  for (const example of examples) {
    replaceParts(schemas, file, example, {
      target: keep(found.targets),
      'image-source': keep(found.images),
      'form-name': keep(found.forms),
      'rich-text': (text) =>
        parseRichText(source, String(text), ({ target }) => {
          found.targets.push(target);
          return { kind: 'external', href: target };
        }),
    });
  }
  return found;
}

/** A page at each route that a link leads to, with the places that links name. */
function pagesFor(targets: readonly string[], real: Documents): Documents {
  const places = new Map<string, string[]>();
  for (const target of targets) {
    const [, route, anchor] = /^\/([^?#]*)[^#]*(?:#(.+))?$/.exec(target) ?? [];
    if (!route || route.startsWith('files/')) continue;
    places.set(route, [...(places.get(route) ?? []), ...(anchor ? [anchor] : [])]);
  }
  return Object.fromEntries(
    [...places].map(([route, anchors]) => {
      const blocks = [...new Set(anchors)].map((id) => ({ type: 'text', id, paragraphs: ['Here.'] }));
      const path = `${route}.json`;
      return [path, { ...(real[path] as object | undefined), blocks }];
    }),
  );
}
