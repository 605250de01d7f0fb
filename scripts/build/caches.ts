import { join } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..');

/** Folders for what builds need not make again. Each may be deleted at any time. */
export interface Caches {
  bundles: string;
  /** What was found in documents. */
  documents: string;
  /** Files that earlier builds wrote. */
  files: string;
  /** Sites that were replaced. */
  sites: string;
}

const cache = join(root, 'node_modules/.cache');

export const caches: Caches = {
  bundles: join(cache, 'bundles'),
  documents: join(cache, 'documents'),
  files: join(cache, 'built-files'),
  sites: join(cache, 'sites'),
};

/** How much is kept of the files, in bytes. */
export const mostStored = 2 ** 31;
