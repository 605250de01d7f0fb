import { collectionSchemaFile } from '../../document/document-kind';
import type { Schemas } from '../../document/source';

/** The kinds of documents with glob patterns for their files. The last pattern that matches wins. */
const documents = {
  page: [
    '/pages-json/**/*.json',
    '!/pages-json/_site.json',
    '!/pages-json/_urls.json',
    '!/pages-json/_forms/*.json',
    '!/pages-json/_collections/*.json',
    '!/pages-json/_images/**/*.json',
    '!/pages-json/_files/**/*.json',
  ],
  site: ['/pages-json/_site.json'],
  urls: ['/pages-json/_urls.json'],
  form: ['/pages-json/_forms/*.json'],
  collection: ['/pages-json/_collections/*.json', '!/pages-json/_collections/*.schema.json'],
  'entry-schema': ['/pages-json/_collections/*.schema.json'],
} as const;

/** The schemas that editors complete from, by the names of their files there: one a kind of document, one a collection. */
export const editorSchemas = (schemas: Schemas): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.keys(documents).map((kind) => [kind, `schema/${kind}.schema.json`])),
  ...Object.fromEntries(
    collectionsIn(schemas).map((name) => [`collection-${name}`, collectionSchemaFile(name)]),
  ),
});

const collectionsIn = (schemas: Schemas) =>
  Object.keys(schemas).flatMap((file) => /^schema\/_collections\/([a-z0-9-]+)\.json$/.exec(file)?.[1] ?? []);

/**
 * A VS Code workspace that replaces the project's schemas with those generated for editors. VS Code looks at the
 * `$schema` of a document before any pattern, so the replacement has the same URL. `folder` has the generated schemas, by
 * its path from the project's root.
 */
export function emitEditorWorkspace(folder: string, own: Schemas): string {
  const generated = (name: string) => ({ $ref: `../${folder}/${name}.schema.json` });
  const schemas = [
    ...Object.entries(documents).map(([kind, fileMatch]) => ({
      fileMatch,
      url: `./schema/${kind}.schema.json`,
      schema: generated(kind),
    })),
    ...collectionsIn(own).map((name) => ({
      fileMatch: [`/pages-json/_collections/${name}.json`],
      url: `./schema/collection-${name}.schema.json`,
      schema: generated(`collection-${name}`),
    })),
  ];
  return `${JSON.stringify({ folders: [{ path: '.' }], settings: { 'json.schemas': schemas } }, null, 2)}\n`;
}
