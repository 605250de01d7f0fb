import { cacheFolder } from '../project/engine-folder';

/** Folders for what builds need not make again. Each may be deleted at any time. */
export interface Caches {
  bundles: string;
  /** What was found in documents. */
  documents: string;
  /** Files that earlier builds wrote. */
  files: string;
}

export const caches: Caches = {
  bundles: cacheFolder('bundles'),
  documents: cacheFolder('documents'),
  files: cacheFolder('built-files'),
};

/** How much is kept of the files, in bytes. */
export const mostStored = 2 ** 31;
