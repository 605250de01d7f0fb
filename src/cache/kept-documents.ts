import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { createCompileCache, serializeCache, type CompileCache } from '../compiler/memory';
import type { Sources } from '../document/source';
import { writeCached, readCached } from './kept-text';
import { openValidators } from './kept-validators';

/** What was found in the documents of one folder, as it is kept in a file for the next command. */
export interface StoredCompileCache {
  memory: CompileCache;
  /** Writes it, if there is anything new in it. */
  keep(documents: Sources['documents']): void;
}

interface KeptOptions {
  /** The folder of the documents, as the author calls it: messages have it in them. */
  folder: string;
  schemas: Sources['schemas'];
  /** A hash of the code. */
  code: string;
  /** The folder of such files. */
  cache: string;
}

/** Opens what earlier commands with the same code and the same schemas have found. */
export function openCompileCache({ folder, schemas, code, cache }: KeptOptions): StoredCompileCache {
  const madeOf = createHash('sha256')
    .update(JSON.stringify([folder, code, schemas]))
    .digest('hex');
  const file = join(cache, `${crc32(resolve(folder))}.json`);
  const text = readCached(file, madeOf);
  const memory = createCompileCache(text && JSON.parse(text), openValidators(schemas, code, cache));
  return {
    memory,
    keep(documents) {
      if (!memory.isDirty) return;
      writeCached(file, madeOf, JSON.stringify(serializeCache(memory, documents)));
      memory.isDirty = false;
    },
  };
}
