import { cacheFolder } from '../project/project-folder';

/** The cache folders of this project. Each may be deleted at any time. */
export const caches = {
  /** Scripts and styles of sites, and the code that renders their pages. */
  bundles: cacheFolder('bundles'),
  /** Compile results of documents. */
  compiled: cacheFolder('documents'),
  /** Output files of earlier builds. */
  files: cacheFolder('built-files'),
};

/** These folders, or those of a test. */
export type Caches = typeof caches;

/** Limits of the folder `files`: 2 GB. */
export const outputFileLimits = { maxBytes: 2 ** 31 };
