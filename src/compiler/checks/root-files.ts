import type { Diagnostic } from '../../diagnostics/diagnostic';
import { duplicateRoute } from '../../diagnostics/duplicate-route/duplicate-route';
import { reservedRoute } from '../../diagnostics/reserved-route/reserved-route';
import { foldersAbove } from '../../document/folders-above';
import { locationOfFile } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';
import { generatedFiles, generatedFolders, iconFiles, reservedSegments } from '../../site/routes';
import { siteFolder } from '../../site/site-folder';

/** Files of `_root` that would collide with a page, a folder of pages, or an output of the build. */
export function rootFiles({ sources, routes, specialPages }: LinkedSite): readonly Diagnostic[] {
  const { rootFiles: names = [] } = sources;
  if (names.length === 0) return [];
  const folder = `${siteFolder(sources)}_root/`;
  // The documents of pages, by the path of the built page and by those of the folders above it.
  const documentsByPath = new Map(
    [...routes].flatMap(([route, { file }]) => {
      const builtPage = `${route === '/' ? '' : route}/index.html`.toLowerCase();
      return [builtPage, ...foldersAbove(builtPage)].map((path) => [path, file] as const);
    }),
  );
  return names.flatMap((name) => {
    const location = () => locationOfFile(folder + name);
    const path = `/${name}`;
    const uncompressed = name.toLowerCase().replace(compressedEnding, '');
    const [first = ''] = uncompressed.split('/', 1);
    if ([...reservedSegments, ...generatedFolders, specialPages.thankYou].includes(first))
      return [reservedRoute(location(), path, first)];
    if (isOwnIcon(name)) return [];
    if (generatedFiles.includes(first))
      return [duplicateRoute(location(), path, 'the build, which makes that file')];
    // A file in a folder `index.html` collides with the page that has a file of this name.
    const document =
      documentsByPath.get(`/${uncompressed}`) ??
      foldersAbove(`/${uncompressed}`).flatMap((above) =>
        above.endsWith('/index.html') ? (documentsByPath.get(above) ?? []) : [],
      )[0];
    return document === undefined ? [] : [duplicateRoute(location(), path, document)];
  });
}

/** The build compresses its outputs, and servers send the compressed file instead: `index.html.br`. */
const compressedEnding = /\.(br|gz)$/;

/** Icons that a site may override with its own drawings. */
const isOwnIcon = (name: string) => Object.values<string>(iconFiles).includes(name);
