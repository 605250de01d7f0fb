import { join, resolve, sep } from 'node:path';

/** Paths of the engine that are watched, besides the documents. */
const followed = ['src', 'schema', 'tsconfig.json'];

/**
 * Whether a path need not be watched. Linux limits the number of watches for all programs together, and beyond that
 * limit changes are not reported.
 */
export function unwatched(root: string, pages: string): (path: string) => boolean {
  const watched = [...followed.map((name) => join(root, name)), resolve(root, pages)];
  return (path) =>
    isWithin(root, path) && !watched.some((known) => isWithin(known, path) || isWithin(path, known));
}

const isWithin = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);
