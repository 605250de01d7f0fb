import { cacheFolder } from '../project/project-folder';

/** Cache folders. Each may be deleted at any time. */
export interface Caches {
  bundles: string;
  /** Compile results of documents, and compiled validators. */
  compiled: string;
  /** Output files of earlier builds. */
  files: string;
}

export const caches: Caches = {
  bundles: cacheFolder('bundles'),
  compiled: cacheFolder('documents'),
  files: cacheFolder('built-files'),
};

/** The maximum of cached output files, 2 GB. */
export const outputLimits = { maxBytes: 2 ** 31 };
