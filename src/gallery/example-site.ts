import { compile } from '../compiler/compile';
import { validate } from '../compiler/validate';
import type { Diagnostic } from '../diagnostics/diagnostic';
import {
  blockSchemaFile,
  collectionName,
  entrySchemaPath,
  formPath,
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
import type { ReferenceKind, References } from '../references/reference-kind';
import { tones } from '../references/tones';
import { topics } from '../references/topics';
import { packFor } from '../references/word-packs';
import { engineSchemas } from '../schema/engine-schemas';
import type { Site } from '../site/assembled-site';
import { themeFrom } from '../theme/theme';
import { exampleAddress } from './address';
import { exampleCollections } from './example-collections';
import { missingWords } from './missing-words';
import {
  type Documents,
  type ExampleDocument,
  exampleWords,
  placeholderImage,
  smallSite,
} from './small-site';

/** The block types, in the order of the schema. */
export const blockTypes = ({ schemas }: Pick<Sources, 'schemas'>): readonly string[] =>
  Object.keys(schemas).flatMap((file) => /^schema\/blocks\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);

/** The name of the example that shows the header and footer. */
export const shellExample = 'header-and-footer';

/** The examples of a block type in its schema. */
export const examplesOf = ({ schemas }: Pick<Sources, 'schemas'>, type: string): readonly unknown[] =>
  schemas[`schema/blocks/${type}.schema.json`]?.examples ?? [];

/** An example of a block that is shown live. */
interface LiveExample {
  type: string;
  example: unknown;
  /** One-based, among all examples of its type. */
  number: number;
}

/** The examples of all blocks for which the site has all words. */
const liveExamples = (sources: Sources): readonly LiveExample[] =>
  blockTypes(sources).flatMap((type) =>
    examplesOf(sources, type).flatMap((example, index) =>
      missingWords(sources, example).length === 0 ? [{ type, example, number: index + 1 }] : [],
    ),
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

/**
 * The site of all live examples: with the given documents of the real site, and with all that the examples refer to.
 */
function exampleSources(sources: Sources, siteDocuments: Documents): Sources {
  const { schemas, files } = sources;
  const collectionDocuments = exampleCollections(schemas);
  const collectionPaths = Object.keys(collectionDocuments).filter(
    (path) => collectionName(path) !== undefined,
  );
  const exampleSchemas = smallSite({ ...collectionDocuments, ...siteDocuments }, sources).schemas;
  const collections = collectionPaths.map((path) => {
    const example = collectionDocuments[path] as { entries: readonly Entry[] };
    const references = findReferences(exampleSchemas, schemaFor(path) ?? '', example);
    return {
      documents: collectionWith(sources, path, example, siteDocuments, collectionDocuments),
      references,
    };
  });
  const blockExamples = liveExamples(sources);
  // All references except those of the substitute pages, which depend on these.
  const namedReferences = [
    ...blockExamples.map(({ type, example }) =>
      findReferences(schemas, `schema/blocks/${type}.schema.json`, example),
    ),
    ...collections.map(({ references }) => references),
    ...Object.entries(siteDocuments).map(([path, document]) =>
      findReferences(exampleSchemas, schemaFor(path) ?? '', document),
    ),
  ];
  const { language } = Object(siteDocuments[sitePath]) as { language?: string };
  const packWords = packFor(sources, language);
  const substitutePages = substitutePagesFor(schemas, namedReferences, siteDocuments);
  const allReferences = [
    ...namedReferences,
    ...Object.values(substitutePages).map((page) =>
      findReferences(schemas, schemaFor('page.json') ?? '', page),
    ),
  ];
  const namesOf = (kind: ReferenceKind<{ name: string }>) =>
    unique(allReferences.flatMap((references) => references.of(kind).map(({ name }) => name)));
  const targets = unique(
    allReferences.flatMap((references) => references.of(links).map(({ target }) => target)),
  );
  const knownImages = new Set(sources.images.map(({ path }) => path));
  const documents: Documents = {
    ...exampleForms(sources, namesOf(forms)),
    ...collectionDocuments,
    ...siteDocuments,
    ...siteBlocksIn(sources),
    [themePath]: withTones(siteDocuments[themePath] as Partial<ThemeDocument> | undefined, namesOf(tones)),
    [kindsPath]: {
      ...withKinds(siteDocuments[kindsPath] as Partial<KindsDocument> | undefined, allReferences),
    },
    [wordsPath]: withWords(withWords(exampleWords(schemas), packWords), siteDocuments[wordsPath]),
    ...Object.assign({}, ...collections.map(({ documents }) => documents)),
    ...pagesFor(targets, siteDocuments),
    ...substitutePages,
    [`examples/${shellExample}-1.json`]: {
      title: 'Header and footer',
      blocks: [{ type: 'text', id: 'shell', paragraphs: ['The blocks of a page are here.'] }],
    },
    ...Object.fromEntries(
      blockExamples.map(({ type, example, number }): [string, ExampleDocument] => [
        `examples/${type}-${number}.json`,
        { title: `${type} ${number}`, blocks: [example] },
      ]),
    ),
  };
  return smallSite(documents, {
    ...sources,
    blockFiles: [], // missing files of blocks are reported by the check
    shellFiles: [],
    images: [
      ...sources.images,
      ...namesOf(images)
        .filter((path) => !knownImages.has(path))
        .map((path) => placeholderImage(sources.images, path)),
    ],
    files: [...files, ...targets.flatMap((target) => /^\/files\/(.+)/.exec(target)?.[1] ?? [])],
  });
}

/** An entry of a collection. */
interface Entry {
  id: string;
}

/**
 * A collection for the examples. If the site has one of that name whose entries are valid here, its entries are added.
 */
function collectionWith(
  { schemas }: Sources,
  path: string,
  example: { entries: readonly Entry[] },
  siteDocuments: Documents,
  collectionDocuments: Documents,
): Documents {
  const schemaPath = entrySchemaPath(collectionName(path) ?? '');
  const { entries } = { ...(siteDocuments[path] as { entries?: readonly Entry[] } | undefined) };
  const all = new Map([...example.entries, ...(entries ?? [])].map((entry) => [entry.id, entry]));
  const merged = { entries: [...all.values()] };
  const validated = validate(schemas, { path, file: path, text: JSON.stringify(merged) }).value;
  if (entries && validated?.isValid) return { [path]: merged };
  return { [path]: example, [schemaPath]: collectionDocuments[schemaPath] ?? {} };
}

/** The forms for the examples: those of the form schema, with unique addresses. */
function exampleForms({ schemas }: Pick<Sources, 'schemas'>, names: readonly string[]): Documents {
  const { examples = [] } = schemas['schema/form.schema.json'] ?? {};
  return Object.fromEntries(
    names.map((name, index): [string, ExampleDocument] => [
      formPath(name),
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
      if (!validated?.isValid || isDraft(validated.parsed)) return [];
      const value = validated.parsed.value as Record<string, unknown>;
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
  siteTheme: Partial<ThemeDocument> | undefined,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const theme = themeFrom(siteTheme);
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
    kinds: [...places].map(([kind, usedSlots]) => {
      const {
        opening: _opening,
        ending: _ending,
        ...siteKind
      } = kinds.find((one) => one.kind === kind) ?? { kind };
      const all = unique([...(siteKind.places ?? []), ...usedSlots]);
      return all.length > 0 ? { ...siteKind, places: all } : siteKind;
    }),
  };
}

/** Pages of kinds that examples list and of which the site has no page, so that lists are not empty. */
function substitutePagesFor(
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

/** The words of a site, and the defaults for those that it does not have. Both are nested in groups. */
function withWords(defaults: object, words: unknown): Readonly<Record<string, unknown>> {
  const siteWords = Object.entries(Object(words) as object).map(([name, word]): [string, unknown] => {
    const defaultWord: unknown = defaults[name as keyof typeof defaults];
    return [
      name,
      typeof word === 'object' && typeof defaultWord === 'object' && defaultWord
        ? withWords(defaultWord, word)
        : word,
    ];
  });
  return { ...defaults, ...Object.fromEntries(siteWords) };
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
