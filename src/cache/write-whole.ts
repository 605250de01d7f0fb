import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file of a cache, which other commands see either complete or not at all. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
