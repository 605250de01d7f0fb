/** The kinds of documents with the files that are of each, as patterns below the project. The last one that fits wins. */
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
  offices: ['/pages-json/_collections/offices.json'],
  partners: ['/pages-json/_collections/partners.json'],
  universities: ['/pages-json/_collections/universities.json'],
} as const;

export const editorKinds = Object.keys(documents);

/**
 * A workspace of VS Code in which the schemas written for editors stand in the place of the contract's files. A
 * document names the contract as its `$schema`, and that name is asked before any pattern: so it is the name itself
 * that means another schema here. `folder` is where those schemas are, from the project's root.
 */
export function emitEditorWorkspace(folder: string): string {
  const schemas = Object.entries(documents).map(([kind, fileMatch]) => ({
    fileMatch,
    url: `./schema/${kind}.schema.json`,
    schema: { $ref: `../${folder}/${kind}.schema.json` },
  }));
  return `${JSON.stringify({ folders: [{ path: '.' }], settings: { 'json.schemas': schemas } }, null, 2)}\n`;
}
