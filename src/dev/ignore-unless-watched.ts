import { join, resolve, sep } from 'node:path';

/** Paths of the Prospectus package that are watched, besides the documents. */
const watchedPaths = ['src', 'schema', 'tsconfig.json'];

/**
 * Returns a function that says whether a path need not be watched. `root` is the folder of the engine, `pages` that of
 * the documents. Only paths in the engine are ignored; folders above a watched one are not, since it is reached through
 * them. Linux limits the number of watches for all programs together, and beyond that limit changes are not reported.
 */
export function ignoreUnlessWatched(root: string, pages: string): (path: string) => boolean {
  const watchedTrees = [...watchedPaths.map((name) => join(root, name)), resolve(root, pages)];
  return (path) =>
    isWithin(root, path) && !watchedTrees.some((tree) => isWithin(tree, path) || isWithin(path, tree));
}

const isWithin = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);
