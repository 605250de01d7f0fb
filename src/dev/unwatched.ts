import { join, resolve, sep } from 'node:path';

/** Of the project, what Vite and the live site follow, beside the documents. */
const followed = ['src', 'schema', 'vite.config.ts', 'tsconfig.json'];

/**
 * Whether a path of the project is nothing that the shown pages depend on. Linux counts every file that is watched, for all
 * programs together, and beyond its limit no change is reported.
 */
export function unwatched(root: string, pages: string): (path: string) => boolean {
  const watched = [...followed.map((name) => join(root, name)), resolve(root, pages)];
  return (path) =>
    isWithin(root, path) && !watched.some((known) => isWithin(known, path) || isWithin(path, known));
}

const isWithin = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);
