import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { evictOldest } from './evict-oldest';

/** Maximum number of cached files per folder. */
const maxCached = 20;

/** Reads a cached text; undefined if the file is missing or damaged, or its inputs have changed. */
export function readCached(file: string, inputHash: string): string | undefined {
  try {
    const content = readFileSync(file);
    const headerEnd = content.indexOf('\n');
    const text = content.subarray(headerEnd + 1);
    return content.toString('utf8', 0, headerEnd) === headerLine(inputHash, text)
      ? text.toString()
      : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a text. Write errors are ignored: the next command computes it again. */
export function writeCached(file: string, inputHash: string, text: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const content = Buffer.from(text);
    writeFileSync(unfinished, `${headerLine(inputHash, content)}\n`);
    appendFileSync(unfinished, content);
    renameSync(unfinished, file);
    evictOldest(dirname(file), { maxCount: maxCached });
  } catch {
    rmSync(unfinished, { force: true });
  }
}

/** The first line of a cached file, a JavaScript comment with the hash of its inputs and a checksum of its text. */
const headerLine = (inputHash: string, text: Uint8Array) => `// ${inputHash} ${crc32(text)}`;
