import { compile } from '../compiler/compile';
import { validate } from '../compiler/validate';
import {
  blockSchemaFile,
  collectionName,
  kindsPath,
  schemaFor,
  siteBlockType,
  themePath,
} from '../document/document-kind';
import { isDraft } from '../document/draft';
import { hasRoute } from '../document/route';
import type { Sources } from '../document/source';
import type { ThemeDocument } from '../generated/documents';
import { findReferences } from '../references/find-references';
import { forms } from '../references/forms';
import { images } from '../references/images';
import { links } from '../references/links';
import { tones } from '../references/tones';
import { engineSchemas } from '../schema/site-schemas';
import type { Site } from '../site/assembled-site';
import { themeFrom } from '../theme/theme';
import { exampleAddress } from './address';
import { exampleCollections } from './example-collections';
import { type Documents, smallSite, standIn, type Written } from './small-site';

/** The block types of the schema, in its order. */
export const blockTypes = ({ schemas }: Pick<Sources, 'schemas'>): readonly string[] =>
  Object.keys(schemas).flatMap((file) => /^schema\/blocks\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);

export const examplesOf = ({ schemas }: Pick<Sources, 'schemas'>, type: string): readonly unknown[] =>
  schemas[`schema/blocks/${type}.schema.json`]?.examples ?? [];

/**
 * A site in which every example of every block is a page of its own, at its address in the gallery. It has the images,
 * listings and entries of the real site, so that lists of them are not empty. Errors in the documents do not break it.
 */
export function exampleSite(sources: Sources): Site {
  const withReal = compile(exampleSources(sources, realDocuments(sources)));
  const { value: site, diagnostics } = withReal.value ? withReal : compile(exampleSources(sources, {}));
  if (!site) throw new Error(`The examples of the schema do not compile: ${JSON.stringify(diagnostics)}`);
  const pages = site.pages.flatMap(({ file, draft, page }) => {
    const [, type = '', number] = /^\/examples\/(.+)-(\d+)$/.exec(page.route) ?? [];
    return number ? [{ file, draft, page: { ...page, route: exampleAddress(type, Number(number)) } }] : [];
  });
  return { ...site, pages, specialPages: [] };
}

/** The schemas of the site's own blocks, as far as they are valid. */
const siteBlocksIn = ({ documents, schemas }: Sources): Documents =>
  Object.fromEntries(
    documents
      .filter(({ path }) => {
        const type = siteBlockType(path);
        const file = type === undefined ? '' : blockSchemaFile(type);
        return file in schemas && !(file in engineSchemas(schemas));
      })
      .map(({ path, text }) => [path, text]),
  );

function exampleSources(sources: Sources, real: Documents): Sources {
  const { schemas, files } = sources;
  const examples = exampleCollections(schemas);
  const paths = Object.keys(examples).filter((path) => collectionName(path) !== undefined);
  const own = smallSite(examples, sources).schemas;
  const collections = paths.map((path) => {
    const example = examples[path] as { entries: readonly { id: string }[] };
    const { entries = [] } = { ...(real[path] as { entries?: readonly { id: string }[] } | undefined) };
    const all = new Map([...example.entries, ...entries].map((entry) => [entry.id, entry]));
    const refers = findReferences(own, schemaFor(path) ?? '', example);
    return { path, document: { entries: [...all.values()] }, refers };
  });
  const types = blockTypes(sources);
  const found = [
    ...types.flatMap((type) =>
      examplesOf(sources, type).map((example) =>
        findReferences(schemas, `schema/blocks/${type}.schema.json`, example),
      ),
    ),
    ...collections.map(({ refers }) => refers),
  ];
  const targets = unique(found.flatMap((references) => references.of(links).map(({ target }) => target)));
  const imageNames = unique(found.flatMap((references) => references.of(images).map(({ name }) => name)));
  const formNames = unique(found.flatMap((references) => references.of(forms).map(({ name }) => name)));
  const toneNames = unique(found.flatMap((references) => references.of(tones).map(({ name }) => name)));
  const known = new Set(sources.images.map(({ path }) => path));
  const documents: Documents = {
    ...exampleForms(sources, formNames),
    ...examples,
    ...real,
    ...siteBlocksIn(sources),
    [themePath]: withTones(real[themePath] as Partial<ThemeDocument> | undefined, toneNames),
    ...Object.fromEntries(collections.map(({ path, document }) => [path, document])),
    ...pagesFor(targets, real),
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
    blockFiles: [], // what a folder lacks is for the check to say
    images: [
      ...sources.images,
      ...imageNames.filter((path) => !known.has(path)).map((path) => standIn(sources.images, path)),
    ],
    files: [...files, ...targets.flatMap((target) => /^\/files\/(.+)/.exec(target)?.[1] ?? [])],
  });
}

/** The forms that examples of blocks name are the examples of the schema of forms, in its order. */
function exampleForms({ schemas }: Pick<Sources, 'schemas'>, names: readonly string[]): Documents {
  const { examples = [] } = schemas['schema/form.schema.json'] ?? {};
  return Object.fromEntries(
    names.map((name, index): [string, Written] => [`_forms/${name}.json`, { ...Object(examples[index]) }]),
  );
}

/** The documents of the site that lists are made of: pages without their blocks, forms, collections and registers. */
function realDocuments({ documents, schemas }: Sources): Documents {
  return Object.fromEntries(
    documents.flatMap((source): [string, Written][] => {
      const { path } = source;
      const inspected = validate(schemas, source).value;
      if (!inspected?.isValid || isDraft(inspected.document)) return [];
      const value = inspected.document.value as Record<string, unknown>;
      if (hasRoute(path)) {
        const { blocks: _blocks, ...head } = value;
        return [[path, head]];
      }
      const isKept = /^_(facts|forms|collections)\//.test(path) || path === themePath || path === kindsPath;
      return isKept ? [[path, value]] : [];
    }),
  );
}

/** The theme of the site, with the tones that examples name beside its own. */
function withTones(
  written: Partial<ThemeDocument> | undefined,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const theme = themeFrom(written);
  const [first] = theme.tones;
  const known = new Set(theme.tones.map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name)).map((name) => ({ ...first, name }));
  return { ...theme, tones: [...theme.tones, ...missing] };
}

const unique = (names: readonly string[]) => [...new Set(names)];

/** A page at each route that a link leads to, with the anchors that links name. */
function pagesFor(targets: readonly string[], real: Documents): Documents {
  const anchorsByRoute = new Map<string, string[]>();
  for (const target of targets) {
    const [, route, anchor] = /^\/([^?#]*)[^#]*(?:#(.+))?$/.exec(target) ?? [];
    if (!route || route.startsWith('files/')) continue;
    anchorsByRoute.set(route, [...(anchorsByRoute.get(route) ?? []), ...(anchor ? [anchor] : [])]);
  }
  return Object.fromEntries(
    [...anchorsByRoute].map(([route, anchors]) => {
      const blocks = [...new Set(anchors)].map((id) => ({ type: 'text', id, paragraphs: ['Here.'] }));
      const path = `${route}.json`;
      return [path, { ...(real[path] as object | undefined), blocks }];
    }),
  );
}
