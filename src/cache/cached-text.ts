import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { evictOldest } from './evict-oldest';

/** Maximum number of cached files per folder. */
const maxCached = 20;

/** Reads a cached text; undefined if the file is damaged or its inputs have changed. */
export function readCached(file: string, inputHash: string): string | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return content.slice(0, end) === headerLine(inputHash, text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a text. Write errors are ignored: the next command computes it again. */
export function writeCached(file: string, inputHash: string, text: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, `${headerLine(inputHash, text)}\n${text}`);
    renameSync(unfinished, file);
    evictOldest(dirname(file), { maxCount: maxCached });
  } catch {
    rmSync(unfinished, { force: true });
  }
}

/** The first line of a cached file. */
const headerLine = (inputHash: string, text: string) => `// ${inputHash} ${crc32(text)}`;
