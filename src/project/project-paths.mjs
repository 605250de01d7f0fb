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
  const suffix = name === undefined ? '' : `-${name}`;
  // Ports from 4200 and 5200 on avoid those that browsers block, such as 4190 and 5060.
  const port = name === undefined ? 4173 : 4200 + (crc32(name) % 700);
  return {
    out: `dist${suffix}`,
    gallery: `gallery${suffix}`,
    data: `data${suffix}`,
    devData: join(`data${suffix}`, 'dev'),
    port,
    devPort: port + 1000,
    viteCache: join('node_modules', `.vite${suffix}`),
    editor: `.prospectus/editor${suffix}`,
    workspace: `${name ?? 'prospectus'}.code-workspace`,
    snippets: `.vscode/${name ?? 'prospectus'}.code-snippets`,
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
