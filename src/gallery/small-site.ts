import { blockWordsFile, type DocumentKind, kindOf } from '../document/document-kind';
import type { ImageFile, Schema, Schemas, SourceFile, Sources } from '../document/source';
import type { KindsDocument } from '../generated/documents';
import { withSiteSchemas } from '../schema/site-schemas';
import { themeFrom } from '../theme/theme';

/**
 * A document of an example: its whole text; or the properties that differ from a default document of its kind; or the
 * blocks of a default page; or null if it is missing.
 */
export type ExampleDocument = string | readonly unknown[] | Readonly<Record<string, unknown>> | null;

/** The documents of an example, by their paths. */
export type Documents = Readonly<Record<string, ExampleDocument>>;

/** Everything in a site except the documents. */
export type SiteAssets = Omit<Sources, 'documents'>;

/** Creates a complete site from a few documents, adding what every site needs. */
export function smallSite(documents: Documents, assets: SiteAssets): Sources {
  const sources = smallDocuments(documents, assets.schemas);
  return { ...assets, schemas: withSiteSchemas(assets.schemas, sources), documents: sources };
}

/** Only the documents of the site that `smallSite` would create. Of its assets they depend on the schemas alone. */
export function smallDocuments(documents: Documents, schemas: Schemas): readonly SourceFile[] {
  const allDocuments = { ...neededDocuments, ...documents };
  return Object.entries(allDocuments)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, document]) =>
      document === null ? [] : [{ path, file: `pages-json/${path}`, text: textOf(schemas, path, document) }],
    );
}

/** The documents without which no site compiles, each with nothing but defaults. */
const neededDocuments: Documents = {
  '_site.json': {},
  '_kinds.json': {},
  '_words.json': {},
  '_pages/404.json': [],
  '_pages/thank-you.json': [],
  'index.json': [],
};

/** The text of a document, with the defaults of its kind for what the example leaves out. */
function textOf(schemas: Schemas, path: string, document: Exclude<ExampleDocument, null>): string {
  if (typeof document === 'string') return document;
  const ownProperties = isList(document) ? { blocks: document } : document;
  const kind = kindOf(path);
  const defaults = kind && defaultDocuments[kind]?.(schemas);
  return JSON.stringify(
    kind === 'page' ? defaultPage(path, ownProperties) : { ...defaults, ...ownProperties },
    null,
    2,
  );
}

const isList = (document: object): document is readonly unknown[] => Array.isArray(document);

/** A default page. Its title contains the path, because titles must be unique. Blocks come last. */
function defaultPage(path: string, { blocks, ...ownProperties }: Readonly<Record<string, unknown>>) {
  const page = {
    kind: 'page',
    title: `The page of ${path}`,
    description: 'A page.',
    breadcrumb: 'Page',
    ...ownProperties,
  };
  const hasNoBlocks = !Array.isArray(blocks) || blocks.length === 0;
  return { ...page, blocks: hasNoBlocks ? [{ type: 'banner', title: 'A page' }] : blocks };
}

const schemaExample = (schemas: Schemas, file: string) =>
  schemas[file]?.examples?.[0] as Record<string, unknown>;

/** The example of the schema of _site.json, without links to pages that the small site does not have. */
function defaultSite(schemas: Schemas) {
  const site = schemaExample(schemas, 'schema/site.schema.json');
  const home = { label: 'Home', to: '/' };
  return {
    ...site,
    header: { items: [home], action: home },
    footer: {
      ...(site.footer as object),
      columns: [{ title: 'Useful links', links: [home] }],
      legal: [home],
    },
    redirects: [],
  };
}

/** All words, with the texts of the schemas' examples. */
export function exampleWords(schemas: Schemas) {
  const { properties = {} } = schemas['schema/words.schema.json'] ?? {};
  const { $schema: _schema, blocks, ...groups } = properties;
  const wordsOf = (schema: Schema | undefined) =>
    Object.fromEntries(
      Object.entries(schema?.properties ?? {}).map(([word, { examples }]) => [word, examples?.[0]]),
    );
  const types = Object.keys(blocks?.properties ?? {});
  return {
    ...Object.fromEntries(Object.entries(groups).map(([name, schema]) => [name, wordsOf(schema)])),
    blocks: Object.fromEntries(types.map((type) => [type, wordsOf(schemas[blockWordsFile(type)])])),
  };
}

/** The example of the schema of _kinds.json, with kinds whose pages can be listed in each slot of the example. */
function defaultKinds(schemas: Schemas) {
  const example = schemaExample(schemas, 'schema/kinds.schema.json') as unknown as KindsDocument;
  const places = [...new Set(example.kinds.flatMap((kind) => kind.places ?? []))];
  return { ...example, kinds: example.kinds.map((kind) => ({ ...kind, places })) };
}

/** The properties that a theme needs, with the values of the engine's own. */
function defaultTheme() {
  const { colors, tones } = themeFrom();
  return { colors, tones };
}

/** The default content of documents, by kind. What an example says takes precedence. */
const defaultDocuments: Partial<Record<DocumentKind, (schemas: Schemas) => object>> = {
  site: defaultSite,
  kinds: defaultKinds,
  words: exampleWords,
  form: (schemas) => schemaExample(schemas, 'schema/form.schema.json'),
  theme: defaultTheme,
};

/** The image of a name that an example uses: the site's first image with a size, if it has one, under that name. */
export function placeholderImage(images: readonly ImageFile[], path: string): ImageFile {
  const sizedImage = images.find(({ size }) => size !== undefined) ?? {
    url: '/assets/images/none.svg',
    size: { width: 1200, height: 630 },
    bytes: 1000,
  };
  return { ...sizedImage, path, file: `pages-json/_images/${path}` };
}
