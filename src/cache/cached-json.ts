import { hash } from 'node:crypto';
import { join } from 'node:path';
import { cacheFolder } from '../project/project-folder';
import { readCached, writeCached } from './cached-text';
import { hashOfCode } from './hash-of-code';

/** Caches the result of `make` between commands, as JSON, by its input and the engine's code. */
export function cachedJson<Result>(cacheName: string, input: unknown, make: () => Result): Result {
  const key = hash('sha256', JSON.stringify([hashOfCode(), input]));
  const file = join(cacheFolder(cacheName), `${key.slice(0, 32)}.json`);
  const text = readCached(file, key);
  if (text !== undefined) return JSON.parse(text);
  const result = make();
  writeCached(file, key, JSON.stringify(result));
  return result;
}
