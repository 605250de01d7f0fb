import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../project/project-folder';
import { evictOldest } from './evict-oldest';
import { hashOfCode } from './hash-of-code';
import { writeWhole } from './write-whole';

/** Maximum number of cached files per folder. */
const maxCached = 20;

/** Caches the result of `make` between commands, as JSON, by its input and the engine's code. */
export function cachedJson<Result>(cacheName: string, input: unknown, make: () => Result): Result {
  const key = hash('sha256', JSON.stringify([hashOfCode(), input]));
  const file = join(cacheFolder(cacheName), `${key.slice(0, 32)}.json`);
  const cached = readCached<Result>(file, key);
  if (cached !== undefined) return cached;
  const result = make();
  writeCached(file, key, result);
  return result;
}

/** Reads a cached value; undefined if the file is missing or damaged, or was made with another key. */
export function readCached<Value>(file: string, key: string): Value | undefined {
  try {
    const cached: { key: string; value: Value } = JSON.parse(readFileSync(file, 'utf8'));
    return cached.key === key ? cached.value : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a value. Write errors are ignored: the next command computes it again. */
export function writeCached(file: string, key: string, value: unknown): void {
  try {
    writeWhole(file, JSON.stringify({ key, value }));
    evictOldest(dirname(file), { maxCount: maxCached });
  } catch {
    // The disk may be full or read-only.
  }
}
