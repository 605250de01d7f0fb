/** The kinds of documents with glob patterns for their files in the site's folder. The last pattern that matches wins. */
const documents = {
  page: [
    '**/*.json',
    '!_site.json',
    '!_kinds.json',
    '!_words.json',
    '!_urls.json',
    '!_theme.json',
    '!_forms/*.json',
    '!_collections/*.json',
    '!_images/**/*.json',
    '!_files/**/*.json',
  ],
  site: ['_site.json'],
  kinds: ['_kinds.json'],
  words: ['_words.json'],
  urls: ['_urls.json'],
  theme: ['_theme.json'],
  form: ['_forms/*.json'],
  offices: ['_collections/offices.json'],
  partners: ['_collections/partners.json'],
  universities: ['_collections/universities.json'],
} as const;

export const editorKinds = Object.keys(documents);

/**
 * A VS Code workspace that replaces the project's schemas with those generated for editors. VS Code looks at the
 * `$schema` of a document before any pattern, so the replacement has the same URL. `folder` has the generated schemas,
 * `pages` the documents, each by its path from the project's root. Documents elsewhere are a second folder to open.
 */
export function emitEditorWorkspace(folder: string, pages: string): string {
  const isOutside = /^(\.\.\/|\/|[a-z]:)/i.test(pages);
  // A pattern that begins with a slash is looked for at the end of a path.
  const shown = isOutside ? pages.slice(pages.lastIndexOf('/') + 1) : pages;
  const schemas = Object.entries(documents).map(([kind, patterns]) => ({
    fileMatch: patterns.map((pattern) => pattern.replace(/^!?/, (not) => `${not}/${shown}/`)),
    url: `./schema/${kind}.schema.json`,
    schema: { $ref: `../${folder}/${kind}.schema.json` },
  }));
  const folders = [{ path: '.' }, ...(isOutside ? [{ path: pages }] : [])];
  return `${JSON.stringify({ folders, settings: { 'json.schemas': schemas } }, null, 2)}\n`;
}
