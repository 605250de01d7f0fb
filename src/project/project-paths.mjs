import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * The folders, ports and files of one site. Paths are relative to the project.
 *
 * @typedef {object} ProjectPaths
 * @property {string} out The output folder of builds.
 * @property {string} gallery The output folder of the gallery.
 * @property {string} data The folder of the enquiry store.
 * @property {string} devData The folder of the enquiry store of `npm run dev`.
 * @property {number} port The port of the built site.
 * @property {number} devPort The port of `npm run dev`.
 * @property {string} viteCache Vite's cache folder.
 * @property {string} editor The folder of generated schemas for editors.
 * @property {string} workspace The VS Code workspace that uses these schemas.
 * @property {string} snippets The VS Code snippets that complete fact names.
 */

/** The default pages folder. */
export const mainPages = 'pages-json';

/** The file with the types that a site's own blocks import: those of the site for which it was written last. */
export const siteTypes = '.prospectus/site.ts';

/**
 * The paths and ports of a site, by its pages folder. They differ between sites, so that several sites of one project
 * can be built and served in parallel. Plain JavaScript, because `npm start` runs before packages are installed.
 *
 * @param {string} pages
 * @returns {ProjectPaths}
 */
export function projectPaths(pages) {
  const name = siteName(pages);
  if (name === undefined)
    return {
      out: 'dist',
      gallery: 'gallery',
      data: 'data',
      devData: join('data', 'dev'),
      port: 4173,
      devPort: 5173,
      viteCache: join('node_modules', '.vite'),
      editor: '.prospectus/editor',
      workspace: 'prospectus.code-workspace',
      snippets: '.vscode/prospectus.code-snippets',
    };
  // The resulting ports avoid those that browsers block, such as 4190 and 5060.
  const portOffset = crc32(name) % 700;
  return {
    out: `dist-${name}`,
    gallery: `gallery-${name}`,
    data: `data-${name}`,
    devData: join(`data-${name}`, 'dev'),
    port: 4200 + portOffset,
    devPort: 5200 + portOffset,
    viteCache: join('node_modules', `.vite-${name}`),
    editor: `.prospectus/editor-${name}`,
    workspace: `${name}.code-workspace`,
    snippets: `.vscode/${name}.code-snippets`,
  };
}

/** `examples.escola` for `examples/escola`; undefined for the main site. Unique for each folder. */
function siteName(pages) {
  const folder = resolve(pages);
  const path = relative('', folder).split(sep).join('/');
  if (path === mainPages) return undefined;
  if (/^[a-z\d-]+(\/[a-z\d-]+)*$/.test(path)) return path.replaceAll('/', '.');
  const folderName = basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const identity = path.startsWith('..') || isAbsolute(path) ? folder : path;
  return `${folderName || 'site'}.${crc32(identity).toString(16).padStart(8, '0')}`;
}
