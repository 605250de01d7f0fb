/** The kinds of documents with glob patterns for their files. The last pattern that matches wins. */
const documents = {
  page: [
    '/pages-json/**/*.json',
    '!/pages-json/_site.json',
    '!/pages-json/_kinds.json',
    '!/pages-json/_urls.json',
    '!/pages-json/_forms/*.json',
    '!/pages-json/_collections/*.json',
    '!/pages-json/_images/**/*.json',
    '!/pages-json/_files/**/*.json',
  ],
  site: ['/pages-json/_site.json'],
  kinds: ['/pages-json/_kinds.json'],
  urls: ['/pages-json/_urls.json'],
  form: ['/pages-json/_forms/*.json'],
  offices: ['/pages-json/_collections/offices.json'],
  partners: ['/pages-json/_collections/partners.json'],
  universities: ['/pages-json/_collections/universities.json'],
} as const;

export const editorKinds = Object.keys(documents);

/**
 * A VS Code workspace that replaces the project's schemas with those generated for editors. VS Code looks at the
 * `$schema` of a document before any pattern, so the replacement has the same URL. `folder` has the generated schemas, by
 * its path from the project's root.
 */
export function emitEditorWorkspace(folder: string): string {
  const schemas = Object.entries(documents).map(([kind, fileMatch]) => ({
    fileMatch,
    url: `./schema/${kind}.schema.json`,
    schema: { $ref: `../${folder}/${kind}.schema.json` },
  }));
  return `${JSON.stringify({ folders: [{ path: '.' }], settings: { 'json.schemas': schemas } }, null, 2)}\n`;
}
