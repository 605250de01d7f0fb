import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { crc32 } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

/**
 * Where the commands put what belongs to one site. Paths are relative to the project.
 *
 * @typedef {object} SitePlaces
 * @property {string} out The built site.
 * @property {string} gallery The gallery of blocks and messages.
 * @property {string} data Enquiries.
 * @property {string} devData Enquiries that are sent under `npm run dev`.
 * @property {number} port Where the built site is served.
 * @property {number} devPort Where `npm run dev` shows it.
 * @property {string} viteCache What Vite keeps for `npm run dev`.
 * @property {string} editor The schemas that an editor completes from.
 * @property {string} workspace The workspace file that uses them.
 * @property {string} snippets What completes figures in texts.
 */

/** The folder of documents that commands mean when they are given none. */
export const mainPages = 'pages-json';

/**
 * Where the commands put what belongs to one site, by the folder of its documents: several sites of one checkout can be
 * built, shown and served at the same time. Plain JavaScript: `npm start` asks before any package is installed.
 *
 * @param {string} pages
 * @returns {SitePlaces}
 */
export function placesOf(pages) {
  const name = nameOf(pages);
  if (name === undefined)
    return {
      out: 'dist',
      gallery: 'gallery',
      data: 'data',
      devData: join('data', 'dev'),
      port: 4173,
      devPort: 5173,
      viteCache: join('node_modules', '.vite'),
      editor: 'src/generated/editor',
      workspace: 'prospectus.code-workspace',
      snippets: '.vscode/prospectus.code-snippets',
    };
  // Browsers refuse some ports, such as 4190 and 5060; none of these.
  const number = crc32(name) % 700;
  return {
    out: `dist-${name}`,
    gallery: `gallery-${name}`,
    data: `data-${name}`,
    devData: join(`data-${name}`, 'dev'),
    port: 4200 + number,
    devPort: 5200 + number,
    viteCache: join('node_modules', `.vite-${name}`),
    editor: `src/generated/editor-${name}`,
    workspace: `${name}.code-workspace`,
    snippets: `.vscode/${name}.code-snippets`,
  };
}

/** `examples.escola` for `examples/escola`; undefined for the main site. Other folders never have the same name. */
function nameOf(pages) {
  const folder = resolve(root, pages);
  const path = relative(root, folder).split(sep).join('/');
  if (path === mainPages) return undefined;
  if (/^[a-z\d-]+(\/[a-z\d-]+)*$/.test(path)) return path.replaceAll('/', '.');
  const words = basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const where = path.startsWith('..') || isAbsolute(path) ? folder : path;
  return `${words || 'site'}.${crc32(where).toString(16).padStart(8, '0')}`;
}
