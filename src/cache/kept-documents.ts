import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { createMemory, keptIn, type Memory } from '../compiler/memory';
import type { Sources } from '../document/source';
import { keepText, readKept } from './kept-text';
import { openValidators } from './kept-validators';

/** What was found in the documents of one folder, as it is kept in a file for the next command. */
export interface KeptMemory {
  memory: Memory;
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
export function openKeptMemory({ folder, schemas, code, cache }: KeptOptions): KeptMemory {
  const madeOf = createHash('sha256')
    .update(JSON.stringify([folder, code, schemas]))
    .digest('hex');
  const file = join(cache, `${crc32(resolve(folder))}.json`);
  const text = readKept(file, madeOf);
  const memory = createMemory(text && JSON.parse(text), openValidators(schemas, code, cache));
  return {
    memory,
    keep(documents) {
      if (!memory.hasLearned) return;
      keepText(file, madeOf, JSON.stringify(keptIn(memory, documents)));
      memory.hasLearned = false;
    },
  };
}
