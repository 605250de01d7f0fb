import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { createCompileCache, serializeCache } from '../compiler/compile-cache';
import type { Sources } from '../document/source';
import { readCached, writeCached } from './cached-json';

interface StoredCacheOptions {
  /** The documents' folder as the author gave it, because cached diagnostics contain it. */
  folder: string;
  schemas: Sources['schemas'];
  /** Hash of the engine's source and, for a build, of the site's own blocks and shell. */
  codeHash: string;
  cacheFolder: string;
}

/**
 * Opens the compile cache of one folder, which earlier commands with the same code and schemas have stored in a file.
 */
export function openCompileCache({ folder, schemas, codeHash, cacheFolder }: StoredCacheOptions) {
  const inputHash = hash('sha256', JSON.stringify([folder, codeHash, schemas]));
  const file = join(cacheFolder, `${crc32(resolve(folder))}.json`);
  const cache = createCompileCache(readCached(file, inputHash));
  return {
    cache,
    /** Writes the file if the cache has changed, with the results of the given documents only. */
    save(documents: Sources['documents']): void {
      if (!cache.isDirty) return;
      writeCached(file, inputHash, serializeCache(cache, documents));
      cache.isDirty = false;
    },
  };
}
