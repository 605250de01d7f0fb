import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** One of several files that differ in their ending: a page, and its packed forms. */
export interface Part {
  /** Nothing, `.br`, `.gz`. */
  ending: string;
  content: Uint8Array;
}

/**
 * Keeps files by the hash of everything that they were made from. They are hard links to those of the last sites, so
 * keeping them takes no room of its own. An entry counts once its record is there, and a file that is not as it was
 * recorded is made again, so builds may share a store, and be killed. Synchronous: with thousands of small files that is
 * faster.
 */
export interface FileStore {
  /** Puts what was kept into its place; false if it has to be made. */
  restore(key: string, target: string): boolean;
  /** Writes files into their place, and keeps them. */
  write(key: string, target: string, parts: readonly Part[]): void;
}

type PartRecord = readonly [ending: string, checksum: number];

export function openFileStore(folder: string): FileStore {
  const fileOf = (key: string, ending: string) => join(folder, key.slice(0, 2), key.slice(2) + ending);
  const recordOf = (key: string) => fileOf(key, '.record');

  const made = new Set<string>();
  function makeFolder(path: string) {
    if (!made.has(path)) mkdirSync(path, { recursive: true });
    made.add(path);
  }

  function readRecord(key: string): readonly PartRecord[] {
    const records: readonly PartRecord[] = JSON.parse(readFileSync(recordOf(key), 'utf8'));
    for (const [ending, checksum] of records)
      if (crc32(readFileSync(fileOf(key, ending))) !== checksum) throw new Error(`${key} is damaged`);
    return records;
  }

  return {
    restore(key, target) {
      const placed: string[] = [];
      try {
        for (const [ending] of readRecord(key)) {
          linkOrCopy(fileOf(key, ending), target + ending);
          placed.push(target + ending);
        }
        return true;
      } catch {
        for (const file of placed) rmSync(file); // a link must not be written into
        return false;
      }
    },

    write(key, target, parts) {
      for (const { ending, content } of parts) writeNew(target + ending, content);
      try {
        makeFolder(dirname(recordOf(key)));
        for (const { ending } of parts) linkAnew(target + ending, fileOf(key, ending));
        const records = parts.map(({ ending, content }): PartRecord => [ending, crc32(content)]);
        writeFileSync(recordOf(key), JSON.stringify(records)); // a file that was cut off is not valid JSON
      } catch {
        // The site has its files. What cannot be kept, or is kept by another build just now, is only made again.
      }
    },
  };
}

function writeNew(path: string, content: Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    throw Object.assign(error as Error, { path }); // a full disk says nothing of it
  }
}

/** What is there already is damaged, or of a build that was killed. */
function linkAnew(from: string, to: string): void {
  try {
    linkOrCopy(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(to, { force: true });
    linkOrCopy(from, to);
  }
}

/** Links fail from one disk to another, and on file systems that know none. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(from, to);
  }
}
