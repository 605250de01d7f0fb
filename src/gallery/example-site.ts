import { compile } from '../compiler/compile';
import { validate } from '../compiler/validate';
import type { Diagnostic } from '../diagnostics/diagnostic';
import {
  blockSchemaFile,
  collectionName,
  entrySchemaPath,
  kindsPath,
  schemaFor,
  siteBlockType,
  themePath,
  wordsPath,
} from '../document/document-kind';
import { isDraft } from '../document/draft';
import { hasRoute } from '../document/route';
import type { Schemas, Sources } from '../document/source';
import type { KindsDocument, ThemeDocument } from '../generated/documents';
import { findReferences } from '../references/find-references';
import { forms } from '../references/forms';
import { images } from '../references/images';
import { links } from '../references/links';
import { pageKinds } from '../references/page-kinds';
import type { References } from '../references/reference-kind';
import { tones } from '../references/tones';
import { topics } from '../references/topics';
import { packFor } from '../references/word-packs';
import { engineSchemas } from '../schema/engine-schemas';
import type { Site } from '../site/assembled-site';
import { themeFrom } from '../theme/theme';
import { exampleAddress } from './address';
import { exampleCollections } from './example-collections';
import { missingWords } from './missing-words';
import { type Documents, type ExampleDocument, placeholderImage, plainWords, smallSite } from './small-site';

/** The block types, in the order of the schema. */
export const blockTypes = ({ schemas }: Pick<Sources, 'schemas'>): readonly string[] =>
  Object.keys(schemas).flatMap((file) => /^schema\/blocks\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);

/** The name of the example that shows the header and footer. */
export const shellExample = 'header-and-footer';

export const examplesOf = ({ schemas }: Pick<Sources, 'schemas'>, type: string): readonly unknown[] =>
  schemas[`schema/blocks/${type}.schema.json`]?.examples ?? [];

/** The numbered examples of a block that are shown live: those for which the site has all words. */
const liveExamplesOf = (
  sources: Sources,
  type: string,
): readonly (readonly [example: unknown, number: number])[] =>
  examplesOf(sources, type).flatMap((example, index) =>
    missingWords(sources, example).length === 0 ? [[example, index + 1] as const] : [],
  );

/**
 * A site with a page for each live example, at its address in the gallery. It has the theme, words and kinds of the
 * real site, and its images, listings and entries, so that lists are not empty. Errors in the documents do not break
 * it.
 */
export function exampleSite(sources: Sources): Site {
  const siteDocuments = realDocuments(sources);
  const siteWide = Object.fromEntries(
    Object.entries(siteDocuments).filter(([path]) => sharedDocuments.includes(path)),
  );
  const site = compileExamples(sources, siteDocuments, siteWide, {});
  const pages = site.pages.flatMap(({ file, draft, page }) => {
    const [, type = '', number] = /^\/examples\/(.+)-(\d+)$/.exec(page.route) ?? [];
    const route = exampleAddress(type, Number(number));
    return number ? [{ file, draft, route, page: { ...page, route } }] : [];
  });
  return { ...site, pages, specialPages: [] };
}

/** Compiles the examples with the first of these sets of the site's documents that causes no error. */
function compileExamples(sources: Sources, ...attempts: readonly Documents[]): Site {
  let lastDiagnostics: readonly Diagnostic[] = [];
  for (const siteDocuments of attempts) {
    const { value, diagnostics } = compile(exampleSources(sources, siteDocuments));
    if (value) return value;
    lastDiagnostics = diagnostics;
  }
  throw new Error(`The examples of the schema do not compile: ${JSON.stringify(lastDiagnostics)}`);
}

/** The schemas of the site's own blocks. Invalid ones are skipped. */
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

/** Everything that the examples need: pages for their links, and whatever else they refer to. */
function exampleSources(sources: Sources, siteDocuments: Documents): Sources {
  const { schemas, files } = sources;
  const examples = exampleCollections(schemas);
  const collectionPaths = Object.keys(examples).filter((path) => collectionName(path) !== undefined);
  const exampleSchemas = smallSite({ ...examples, ...siteDocuments }, sources).schemas;
  const collections = collectionPaths.map((path) => {
    const example = examples[path] as { entries: readonly Entry[] };
    const references = findReferences(exampleSchemas, schemaFor(path) ?? '', example);
    return { path, documents: collectionWith(sources, path, example, siteDocuments, examples), references };
  });
  const types = blockTypes(sources);
  const namedReferences = [
    ...types.flatMap((type) =>
      liveExamplesOf(sources, type).map(([example]) =>
        findReferences(schemas, `schema/blocks/${type}.schema.json`, example),
      ),
    ),
    ...collections.map(({ references }) => references),
    ...Object.entries(siteDocuments).map(([path, document]) =>
      findReferences(exampleSchemas, schemaFor(path) ?? '', document),
    ),
  ];
  const { language } = Object(siteDocuments[sitePath]) as { language?: string };
  const packWords = packFor(sources, language);
  const standIns = listedPages(schemas, namedReferences, siteDocuments);
  const allReferences = [
    ...namedReferences,
    ...Object.values(standIns).map((page) => findReferences(schemas, schemaFor('page.json') ?? '', page)),
  ];
  const targets = unique(
    allReferences.flatMap((references) => references.of(links).map(({ target }) => target)),
  );
  const imageNames = unique(
    allReferences.flatMap((references) => references.of(images).map(({ name }) => name)),
  );
  const formNames = unique(
    allReferences.flatMap((references) => references.of(forms).map(({ name }) => name)),
  );
  const toneNames = unique(
    allReferences.flatMap((references) => references.of(tones).map(({ name }) => name)),
  );
  const knownImages = new Set(sources.images.map(({ path }) => path));
  const documents: Documents = {
    ...exampleForms(sources, formNames),
    ...examples,
    ...siteDocuments,
    ...siteBlocksIn(sources),
    [themePath]: withTones(siteDocuments[themePath] as Partial<ThemeDocument> | undefined, toneNames),
    [kindsPath]: {
      ...withKinds(siteDocuments[kindsPath] as Partial<KindsDocument> | undefined, allReferences),
    },
    [wordsPath]: withWords(withWords(plainWords(schemas), packWords), siteDocuments[wordsPath]),
    ...Object.assign({}, ...collections.map(({ documents }) => documents)),
    ...pagesFor(targets, siteDocuments),
    ...standIns,
    [`examples/${shellExample}-1.json`]: {
      title: 'Header and footer',
      blocks: [{ type: 'text', id: 'shell', paragraphs: ['The blocks of a page are here.'] }],
    },
    ...Object.fromEntries(
      types.flatMap((type) =>
        liveExamplesOf(sources, type).map(([example, number]): [string, ExampleDocument] => [
          `examples/${type}-${number}.json`,
          { title: `${type} ${number}`, blocks: [example] },
        ]),
      ),
    ),
  };
  return smallSite(documents, {
    ...sources,
    blockFiles: [], // missing files of blocks are reported by the check
    shellFiles: [],
    images: [
      ...sources.images,
      ...imageNames
        .filter((path) => !knownImages.has(path))
        .map((path) => placeholderImage(sources.images, path)),
    ],
    files: [...files, ...targets.flatMap((target) => /^\/files\/(.+)/.exec(target)?.[1] ?? [])],
  });
}

interface Entry {
  id: string;
}

/** A collection for the examples, including the site's entries if its collection of that name has the same type. */
function collectionWith(
  { schemas }: Sources,
  path: string,
  example: { entries: readonly Entry[] },
  siteDocuments: Documents,
  examples: Documents,
): Documents {
  const schemaPath = entrySchemaPath(collectionName(path) ?? '');
  const { entries } = { ...(siteDocuments[path] as { entries?: readonly Entry[] } | undefined) };
  const all = new Map([...example.entries, ...(entries ?? [])].map((entry) => [entry.id, entry]));
  const merged = { entries: [...all.values()] };
  const validated = validate(schemas, { path, file: path, text: JSON.stringify(merged) }).value;
  if (entries && validated?.isValid) return { [path]: merged };
  return { [path]: example, [schemaPath]: examples[schemaPath] ?? {} };
}

/** The forms for the examples: those of the form schema, with unique addresses. */
function exampleForms({ schemas }: Pick<Sources, 'schemas'>, names: readonly string[]): Documents {
  const { examples = [] } = schemas['schema/form.schema.json'] ?? {};
  return Object.fromEntries(
    names.map((name, index): [string, ExampleDocument] => [
      `_forms/${name}.json`,
      { ...Object(examples[index]), submit: `/api/gallery-${name}` },
    ]),
  );
}

const sitePath = '_site.json';

/** The documents that affect the appearance and language of all pages. */
const sharedDocuments: readonly string[] = [sitePath, themePath, kindsPath, wordsPath];

/** Properties of the site's document that affect formatting. */
const formattingProperties = ['name', 'language', 'formats'];

/**
 * The site's documents that lists are based on (pages without their blocks, forms, collections and registers), and
 * site-wide documents.
 */
function realDocuments({ documents, schemas }: Sources): Documents {
  return Object.fromEntries(
    documents.flatMap((source): [string, ExampleDocument][] => {
      const { path } = source;
      const validated = validate(schemas, source).value;
      if (!validated?.isValid || isDraft(validated.document)) return [];
      const value = validated.document.value as Record<string, unknown>;
      if (hasRoute(path)) {
        const { blocks: _blocks, ...head } = value;
        return [[path, head]];
      }
      if (path === sitePath)
        return [
          [
            path,
            Object.fromEntries(Object.entries(value).filter(([name]) => formattingProperties.includes(name))),
          ],
        ];
      const isKept = /^_(facts|forms|collections)\//.test(path) || sharedDocuments.includes(path);
      return isKept ? [[path, value]] : [];
    }),
  );
}

/** The site's theme, with additional tones that examples use. */
function withTones(
  written: Partial<ThemeDocument> | undefined,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const theme = themeFrom(written);
  const [first] = theme.tones;
  const definedNames = new Set(theme.tones.map(({ name }) => name));
  const missing = names.filter((name) => !definedNames.has(name)).map((name) => ({ ...first, name }));
  return { ...theme, tones: [...theme.tones, ...missing] };
}

/** The site's kinds without their ending blocks, with additional kinds, slots and topics that examples use. */
function withKinds(
  { kinds = [], topics: siteTopics = [] }: Partial<KindsDocument> = {},
  references: readonly References[],
): KindsDocument {
  const places = new Map<string, string[]>(kinds.map(({ kind }) => [kind, []]));
  for (const { kind, slot } of references.flatMap((each) => each.of(pageKinds))) {
    const name = kind?.name ?? 'page';
    places.set(name, [...(places.get(name) ?? []), ...(slot ? [slot.name] : [])]);
  }
  places.set('page', places.get('page') ?? []);
  const usedTopics = references.flatMap((each) => each.of(topics).map(({ name }) => name));
  return {
    topics: unique([...siteTopics, ...usedTopics]),
    kinds: [...places].map(([kind, further]) => {
      const {
        opening: _opening,
        ending: _ending,
        ...written
      } = kinds.find((one) => one.kind === kind) ?? { kind };
      const all = unique([...(written.places ?? []), ...further]);
      return all.length > 0 ? { ...written, places: all } : written;
    }),
  };
}

/** Pages for kinds that examples list and of which the site has none, so that lists are not empty. */
function listedPages(
  schemas: Schemas,
  references: readonly References[],
  siteDocuments: Documents,
): Documents {
  const { examples = [] } = schemas['schema/parts/listing.schema.json'] ?? {};
  const siteKinds = new Set(Object.values(siteDocuments).map((document) => Object(document).kind));
  const listed = references
    .flatMap((each) => each.of(pageKinds))
    .flatMap(({ kind, slot }) => (kind && slot && !siteKinds.has(kind.name) ? kind.name : []));
  return Object.fromEntries(
    unique(listed).flatMap((kind) =>
      examples.map((listing, index) => [`examples-of/${kind}-${index + 1}.json`, { kind, listing }]),
    ),
  );
}

/** Words at any depth: those of `words`, or else the defaults. */
function withWords(defaults: object, words: unknown): Readonly<Record<string, unknown>> {
  const own = Object.entries(Object(words) as object).map(([name, word]): [string, unknown] => {
    const defaultWord: unknown = defaults[name as keyof typeof defaults];
    return [
      name,
      typeof word === 'object' && typeof defaultWord === 'object' && defaultWord
        ? withWords(defaultWord, word)
        : word,
    ];
  });
  return { ...defaults, ...Object.fromEntries(own) };
}

const unique = (names: readonly string[]) => [...new Set(names)];

/** A page for each route that examples link to, with the anchors that they use. */
function pagesFor(targets: readonly string[], siteDocuments: Documents): Documents {
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
      return [path, { ...(siteDocuments[path] as object | undefined), blocks }];
    }),
  );
}
