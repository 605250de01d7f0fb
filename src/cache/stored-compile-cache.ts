import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { type CompileCache, createCompileCache, serializeCache } from '../compiler/compile-cache';
import type { Sources } from '../document/source';
import { readCached, writeCached } from './cached-json';

/** The compile cache of one folder, stored in a file between commands. */
export interface StoredCompileCache {
  cache: CompileCache;
  /** Writes the file if the cache has changed, with the results of these documents only. */
  save(documents: Sources['documents']): void;
}

interface StoredCacheOptions {
  /** The documents' folder as the author gave it, because cached diagnostics contain it. */
  folder: string;
  schemas: Sources['schemas'];
  /** Hash of the engine's source and, for a build, of the site's own blocks and shell. */
  codeHash: string;
  cacheFolder: string;
}

/** Opens the cache that earlier commands with the same code and schemas have stored. */
export function openCompileCache({
  folder,
  schemas,
  codeHash,
  cacheFolder,
}: StoredCacheOptions): StoredCompileCache {
  const inputHash = hash('sha256', JSON.stringify([folder, codeHash, schemas]));
  const file = join(cacheFolder, `${crc32(resolve(folder))}.json`);
  const cache = createCompileCache(readCached(file, inputHash));
  return {
    cache,
    save(documents) {
      if (!cache.isDirty) return;
      writeCached(file, inputHash, serializeCache(cache, documents));
      cache.isDirty = false;
    },
  };
}
