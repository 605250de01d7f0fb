import { cacheFolder } from '../project/project-folder';

/** Cache folders. Each may be deleted at any time. */
export interface Caches {
  /** Scripts and styles of sites, and the code that renders their pages. */
  bundles: string;
  /** Compile results of documents. */
  compiled: string;
  /** Output files of earlier builds. */
  files: string;
}

/** The cache folders of this project. Tests use their own. */
export const caches: Caches = {
  bundles: cacheFolder('bundles'),
  compiled: cacheFolder('documents'),
  files: cacheFolder('built-files'),
};

/** Limits of the folder `files`: 2 GB. */
export const outputFileLimits = { maxBytes: 2 ** 31 };
