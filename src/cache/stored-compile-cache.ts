import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { type CompileCache, createCompileCache, serializeCache } from '../compiler/compile-cache';
import type { Sources } from '../document/source';
import { readCached, writeCached } from './cached-text';
import { openValidators } from './compiled-validators';

/** What was found in the documents of one folder, as it is kept in a file for the next command. */
export interface StoredCompileCache {
  cache: CompileCache;
  /** Writes it, if there is anything new in it. */
  save(documents: Sources['documents']): void;
}

interface StoredCacheOptions {
  /** The folder of the documents, as the author calls it: messages have it in them. */
  folder: string;
  schemas: Sources['schemas'];
  /** A hash of the code. */
  code: string;
  /** The folder of such files. */
  storedIn: string;
}

/** Opens what earlier commands with the same code and the same schemas have found. */
export function openCompileCache({
  folder,
  schemas,
  code,
  storedIn,
}: StoredCacheOptions): StoredCompileCache {
  const madeOf = createHash('sha256')
    .update(JSON.stringify([folder, code, schemas]))
    .digest('hex');
  const file = join(storedIn, `${crc32(resolve(folder))}.json`);
  const text = readCached(file, madeOf);
  const cache = createCompileCache(text && JSON.parse(text), openValidators(schemas, code, storedIn));
  return {
    cache,
    save(documents) {
      if (!cache.isDirty) return;
      writeCached(file, madeOf, JSON.stringify(serializeCache(cache, documents)));
      cache.isDirty = false;
    },
  };
}
