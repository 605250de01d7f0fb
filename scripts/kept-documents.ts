import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { createMemory, type KeptDocument, keptIn, type Memory } from '../src/compiler/memory';
import type { Sources } from '../src/document/source';

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
  /** Where it is kept. */
  cache: string;
}

/** Folders of documents that are remembered. */
const mostKept = 20;

/**
 * Opens what earlier commands have found, with the same code and the same schemas; a file that is damaged or of another
 * version counts as none. A cache that cannot be written only means that the next command starts anew.
 */
export function openKeptMemory({ folder, schemas, code, cache }: KeptOptions): KeptMemory {
  const version = createHash('sha256')
    .update(JSON.stringify([folder, code, schemas]))
    .digest('hex');
  const file = join(cache, `${crc32(resolve(folder))}.json`);
  const memory = createMemory(read(file, version));
  return {
    memory,
    keep(documents) {
      if (!memory.hasLearned) return;
      const text = JSON.stringify(keptIn(memory, documents));
      const unfinished = `${file}.${randomUUID()}`;
      try {
        mkdirSync(cache, { recursive: true });
        writeFileSync(unfinished, `${version} ${crc32(text)}\n${text}`);
        renameSync(unfinished, file);
        memory.hasLearned = false;
        removeOld(cache);
      } catch {
        rmSync(unfinished, { force: true });
      }
    },
  };
}

function read(file: string, version: string): Readonly<Record<string, KeptDocument>> | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return content.slice(0, end) === `${version} ${crc32(text)}` ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function removeOld(cache: string): void {
  const files = readdirSync(cache).map((name) => join(cache, name));
  if (files.length <= mostKept) return;
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = files.map((file) => ({ file, at: changed(file) })).sort((a, b) => b.at - a.at);
  for (const { file } of old.slice(mostKept)) rmSync(file, { force: true });
}
