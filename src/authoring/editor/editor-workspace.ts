import { posix } from 'node:path';
import { collectionPath, collectionSchemaFile, uniquePaths } from '../../document/document-kind';
import type { Schemas } from '../../document/source';

/** Glob patterns for each kind of document, within the site's folder. The last matching pattern wins. */
const patternsByKind: Readonly<Record<string, readonly string[]>> = {
  page: [
    '**/*.json',
    ...Object.values(uniquePaths).map((path) => `!${path}`),
    '!_facts/*.json',
    '!_forms/*.json',
    '!_collections/*.json',
    '!_blocks/**/*.json',
    '!_images/**/*.json',
    '!_files/**/*.json',
  ],
  ...Object.fromEntries(Object.entries(uniquePaths).map(([kind, path]) => [kind, [path]])),
  register: ['_facts/*.json'],
  form: ['_forms/*.json'],
  collection: ['_collections/*.json', '!_collections/*.schema.json'],
  'entry-schema': ['_collections/*.schema.json'],
  'block-schema': ['_blocks/*/*.schema.json'],
};

/**
 * The schemas that editors get, by name: one for each kind of document and each collection. The values are the files of
 * the engine's schemas from which they are made.
 */
export const editorSchemas = (schemas: Schemas): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.keys(patternsByKind).map((kind) => [kind, `schema/${kind}.schema.json`])),
  ...Object.fromEntries(
    collectionsIn(schemas).map((name) => [`collection-${name}`, collectionSchemaFile(name)]),
  ),
});

const collectionsIn = (schemas: Schemas) =>
  Object.keys(schemas).flatMap((file) => /^schema\/_collections\/([a-z0-9-]+)\.json$/.exec(file)?.[1] ?? []);

/**
 * A VS Code workspace that replaces the project's schemas with those generated for editors. VS Code prefers a
 * document's `$schema` over patterns, so the replacement has the same URL. `folder` contains the generated schemas,
 * `pages` the documents and `schema` the engine's schemas, all relative to the project's root. Documents outside the
 * project are a second folder of the workspace.
 */
export function emitEditorWorkspace(
  folder: string,
  pages: string,
  schemas: Schemas,
  schema = 'schema',
): string {
  const isOutside = /^(\.\.\/|\/|[a-z]:)/i.test(pages);
  // VS Code matches a pattern with a leading slash at the end of a path.
  const sitePath = isOutside ? pages.slice(pages.lastIndexOf('/') + 1) : pages;
  const entryFor = (name: string, patterns: readonly string[]) => ({
    fileMatch: patterns.map((pattern) => pattern.replace(/^!?/, (negation) => `${negation}/${sitePath}/`)),
    url: `./${schema}/${name}.schema.json`,
    schema: { $ref: `${posix.relative(schema, folder)}/${name}.schema.json` },
  });
  const mappings = [
    ...Object.entries(patternsByKind).map(([kind, patterns]) => entryFor(kind, patterns)),
    ...collectionsIn(schemas).map((name) => entryFor(`collection-${name}`, [collectionPath(name)])),
  ];
  const folders = [{ path: '.' }, ...(isOutside ? [{ path: pages }] : [])];
  return `${JSON.stringify({ folders, settings: { 'json.schemas': mappings } }, null, 2)}\n`;
}
