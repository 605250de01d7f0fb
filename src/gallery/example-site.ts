import { compile } from '../compiler/compile';
import { validate } from '../compiler/validate';
import {
  blockSchemaFile,
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
import type { KindsDocument, PageDocument, ThemeDocument } from '../generated/documents';
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
import type { PartiallyValid } from '../schema/valid-value';
import type { Site } from '../site/assembled-site';
import { summaryOfPage } from '../site/page-summary';
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

/**
 * The examples of all blocks for which the site has all words. Their numbers are one-based, among those of their type.
 */
const liveExamples = (sources: Sources) =>
  blockTypes(sources).flatMap((type) =>
    examplesOf(sources, type).flatMap((example, index) =>
      missingWords(sources, example).length === 0 ? [{ type, example, number: index + 1 }] : [],
    ),
  );

/**
 * A site with a page for each live example, at its address in the gallery. It has the theme and the words of the
 * real site, and its images, listings and figures, so that lists are not empty. Errors in the documents do not break
 * it.
 */
export function exampleSite(sources: Sources): Site {
  const compiled = compile(exampleSources(sources, realDocuments(sources)));
  const { value: site, diagnostics } = compiled.value ? compiled : compile(exampleSources(sources, {}));
  if (!site) throw new Error(`The examples of the schema do not compile: ${JSON.stringify(diagnostics)}`);
  const pages = site.pages.flatMap(({ file, draft, page }) => {
    const [, type = '', number] = /^\/examples\/(.+)-(\d+)$/.exec(page.route) ?? [];
    const route = exampleAddress(type, Number(number));
    const example = { ...page, route };
    return number ? [{ file, draft, route, page: example, summary: () => summaryOfPage(example) }] : [];
  });
  return { ...site, pages, specialPages: [] };
}

/** The schemas of the site's own blocks, without invalid ones and those of types that the engine has. */
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
  const ownDocuments = { ...siteDocuments, ...exampleCollections(schemas), ...siteBlocksIn(sources) };
  const ownSchemas = smallSite(ownDocuments, sources).schemas;
  const blockExamples = liveExamples(sources).map((one) => ({
    ...one,
    example: aboutKindOfSite(one.example, siteDocuments),
  }));
  // All references except those of the listed pages, which depend on these.
  const namedReferences = [
    ...blockExamples.map(({ type, example }) =>
      findReferences(schemas, `schema/blocks/${type}.schema.json`, example),
    ),
    ...Object.entries(ownDocuments).map(([path, document]) =>
      findReferences(ownSchemas, schemaFor(path) ?? '', document),
    ),
  ];
  const listedPages = listedPagesFor(schemas, namedReferences, siteDocuments);
  const allReferences = [
    ...namedReferences,
    ...Object.values(listedPages).map((page) => findReferences(schemas, schemaFor('page.json') ?? '', page)),
  ];
  const namesOf = (kind: ReferenceKind<{ name: string }>) =>
    unique(allReferences.flatMap((references) => references.of(kind).map(({ name }) => name)));
  const targets = unique(
    allReferences.flatMap((references) => references.of(links).map(({ target }) => target)),
  );
  const { language } = Object(siteDocuments[sitePath]) as { language?: string };
  const knownImages = new Set(sources.images.map(({ path }) => path));
  const documents: Documents = {
    ...ownDocuments,
    ...exampleForms(sources, namesOf(forms)),
    [themePath]: withTones(siteDocuments[themePath] as Partial<ThemeDocument> | undefined, namesOf(tones)),
    [kindsPath]: {
      ...withKinds(siteDocuments[kindsPath] as Partial<KindsDocument> | undefined, allReferences),
    },
    [wordsPath]: withWords(
      withWords(exampleWords(schemas), packFor(sources, language)),
      siteDocuments[wordsPath],
    ),
    ...pagesFor(targets, siteDocuments),
    ...listedPages,
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

/**
 * An example that names a kind whose registers it shows gets another kind if no page of that one has a register in this
 * site, since it would show nothing. Other examples stay as they are.
 */
function aboutKindOfSite(example: unknown, siteDocuments: Documents): unknown {
  const { pages } = Object(example) as { pages?: { kind: string; in?: string } };
  if (!pages || pages.in !== undefined) return example;
  const kinds = Object.values(siteDocuments)
    .map((document) => Object(document) as PartiallyValid<PageDocument>)
    .flatMap(({ kind, listing, facts }) => (kind && listing && typeof facts === 'string' ? kind : []));
  const [kind] = kinds.includes(pages.kind) ? [pages.kind] : kinds;
  return kind ? { ...Object(example), pages: { ...pages, kind } } : example;
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

/** Properties of the site's document that affect formatting. */
const formattingProperties = ['name', 'language', 'formats'];

/** The documents whose properties all pages share. */
const sharedDocuments: readonly string[] = [sitePath, themePath, kindsPath, wordsPath];

/**
 * The documents of the site that examples are shown with: `sharedDocuments`, registers, collections, and pages without
 * their blocks. Drafts and invalid documents are left out.
 */
function realDocuments({ documents, schemas }: Sources): Documents {
  return Object.fromEntries(
    documents.flatMap((source): [string, ExampleDocument][] => {
      const { path } = source;
      const isPage = hasRoute(path);
      if (!isPage && !sharedDocuments.includes(path) && !/^_(facts|collections)\//.test(path)) return [];
      const validated = validate(schemas, source).value;
      if (!validated?.isValid || isDraft(validated.parsed)) return [];
      const properties = Object.entries(validated.parsed.value as object).filter(([name]) =>
        path === sitePath ? formattingProperties.includes(name) : !isPage || name !== 'blocks',
      );
      return [[path, Object.fromEntries(properties)]];
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

/** The site's kinds without their opening and ending blocks, with additional kinds, slots and topics of examples. */
function withKinds(
  { kinds = [], topics: siteTopics = [] }: Partial<KindsDocument> = {},
  references: readonly References[],
): KindsDocument {
  const slotsByKind = new Map<string, string[]>(kinds.map(({ kind }) => [kind, []]));
  for (const { kind, slot } of references.flatMap((each) => each.of(pageKinds))) {
    const name = kind?.name ?? 'page';
    slotsByKind.set(name, [...(slotsByKind.get(name) ?? []), ...(slot ? [slot.name] : [])]);
  }
  slotsByKind.set('page', slotsByKind.get('page') ?? []); // the kind of the pages of examples (small-site.ts)
  const usedTopics = references.flatMap((each) => each.of(topics).map(({ name }) => name));
  return {
    topics: unique([...siteTopics, ...usedTopics]),
    kinds: [...slotsByKind].map(([kind, usedSlots]) => {
      const {
        opening: _opening,
        ending: _ending,
        ...siteKind
      } = kinds.find((one) => one.kind === kind) ?? { kind };
      const slots = unique([...(siteKind.places ?? []), ...usedSlots]);
      return slots.length > 0 ? { ...siteKind, places: slots } : siteKind;
    }),
  };
}

/** Pages of kinds that examples list and of which the site has no page, so that lists are not empty. */
function listedPagesFor(
  schemas: Schemas,
  references: readonly References[],
  siteDocuments: Documents,
): Documents {
  const { examples = [] } = schemas['schema/parts/listing.schema.json'] ?? {};
  const siteKinds = new Set(Object.values(siteDocuments).map((document) => Object(document).kind));
  const kinds = references
    .flatMap((each) => each.of(pageKinds))
    .flatMap(({ kind, slot }) => (kind && slot && !siteKinds.has(kind.name) ? kind.name : []));
  return Object.fromEntries(
    unique(kinds).flatMap((kind) =>
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
