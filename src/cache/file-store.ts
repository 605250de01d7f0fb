import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * keeping them takes no room of its own. An entry is used only if all its files are there and match the checksums in their
 * names; otherwise it is made again, so builds may share a store, and be killed. Synchronous: with thousands of small files
 * that is faster.
 */
export interface FileStore {
  /** Puts what was kept into its place; false if it has to be made. */
  restore(key: string, target: string): boolean;
  /** Writes files into their place, and keeps them. */
  write(key: string, target: string, parts: readonly Part[]): void;
}

/** Its name has the number of files in its entry and its own checksum: a record of them would be one more file. */
interface KeptFile {
  path: string;
  ending: string;
  parts: number;
  checksum: number;
}

/** Of an entry with the key 3fa5…: `3/fa5…-2-9c0f12ab.br`. */
const nameOf = (key: string, { ending, content }: Part, parts: number) =>
  join(key.slice(0, 1), `${key.slice(1)}-${parts}-${crc32(content).toString(16)}${ending}`);

const keptName = /^([\da-f]+)-(\d+)-([\da-f]+)(.*)$/;

export function openFileStore(folder: string): FileStore {
  const made = new Set<string>();
  function makeFolder(path: string) {
    if (!made.has(path)) mkdirSync(path, { recursive: true });
    made.add(path);
  }

  /** The files of all entries in a folder of the store, by key; each folder is read once. */
  const listed = new Map<string, ReadonlyMap<string, readonly KeptFile[]>>();
  function filesOf(key: string): readonly KeptFile[] {
    const group = key.slice(0, 1);
    const known = listed.get(group) ?? filesIn(join(folder, group));
    listed.set(group, known);
    return known.get(key.slice(1)) ?? [];
  }

  return {
    restore(key, target) {
      const files = filesOf(key);
      if (files.length === 0) return false;
      const placed: string[] = [];
      try {
        if (files.some(({ parts }) => parts !== files.length)) throw new Error('Incomplete');
        for (const { path, ending, checksum } of files) {
          if (crc32(readFileSync(path)) !== checksum) throw new Error('Damaged');
          linkOrCopy(path, target + ending);
          placed.push(target + ending);
        }
        return true;
      } catch {
        for (const file of placed) rmSync(file); // a link must not be written into
        for (const { path } of files) rmSync(path, { force: true });
        return false;
      }
    },

    write(key, target, parts) {
      for (const { ending, content } of parts) writeNew(target + ending, content);
      try {
        for (const part of parts) {
          const path = join(folder, nameOf(key, part, parts.length));
          makeFolder(dirname(path));
          linkAnew(target + part.ending, path);
        }
      } catch {
        // The site has its files. What cannot be kept, or is kept by another build just now, is only made again.
      }
    },
  };
}

function filesIn(folder: string): ReadonlyMap<string, readonly KeptFile[]> {
  const byKey = new Map<string, KeptFile[]>();
  for (const name of namesIn(folder)) {
    const [, key, parts, checksum, ending] = keptName.exec(name) ?? [];
    if (key === undefined || checksum === undefined || ending === undefined) continue;
    const file = {
      path: join(folder, name),
      ending,
      parts: Number(parts),
      checksum: Number.parseInt(checksum, 16),
    };
    byKey.set(key, [...(byKey.get(key) ?? []), file]);
  }
  return byKey;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // nothing was kept in it yet
  }
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
