import { join, resolve, sep } from 'node:path';

/** Paths of the Prospectus package that are watched, besides the documents. */
const watchedPaths = ['src', 'schema', 'tsconfig.json'];

/**
 * Returns a filter of paths that need not be watched. Linux limits the number of watches for all programs together, and
 * beyond that limit changes are not reported.
 */
export function ignoreUnlessWatched(root: string, pages: string): (path: string) => boolean {
  const watched = [...watchedPaths.map((name) => join(root, name)), resolve(root, pages)];
  return (path) =>
    isWithin(root, path) &&
    !watched.some((watchedPath) => isWithin(watchedPath, path) || isWithin(path, watchedPath));
}

const isWithin = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);
