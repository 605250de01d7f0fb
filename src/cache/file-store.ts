import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { groupBy } from '../document/group-by';

/** One of several files that differ only in extension: a page, and its compressed forms. */
export interface FileVariant {
  /** Empty, `.br` or `.gz`. */
  extension: string;
  content: Uint8Array;
}

/** A file of an entry. Its name has the number of files in the entry and a checksum, which saves manifests. */
interface CachedFile {
  path: string;
  extension: string;
  variantCount: number;
  checksum: number;
}

/** The name of a cached file: `3fa5…-2-9c0f12ab.br` for the key `3fa5…`, one of 2 files, with the checksum 9c0f12ab. */
const cachedName = (key: string, { extension, content }: FileVariant, variantCount: number) =>
  `${key}-${variantCount}-${crc32(content).toString(16)}${extension}`;

const cachedNamePattern = /^([\da-f]+)-(\d+)-([\da-f]+)(.*)$/;

/**
 * Opens the cache of output files in a folder, which is created if missing. Each entry is found by a hash of all its
 * inputs. Entries are hard links to files of recent builds, so they need no extra disk space. An entry is used only if
 * all its files exist and match the checksums in their names, so builds can share a store and be killed at any time.
 * Synchronous, because that is faster for thousands of small files.
 */
export function openFileStore(folder: string) {
  mkdirSync(folder, { recursive: true });
  const filesByKey = readEntries(folder);

  return {
    /** Restores an entry to its target. Returns false if it is not cached, or is damaged, which also deletes it. */
    restore(key: string, target: string): boolean {
      const files = filesByKey.get(key) ?? [];
      if (files.length === 0) return false;
      const placed: string[] = [];
      try {
        if (files.some(({ variantCount }) => variantCount !== files.length)) throw new Error('Incomplete');
        for (const { path, extension, checksum } of files) {
          if (crc32(readFileSync(path)) !== checksum) throw new Error('Damaged');
          linkOrCopy(path, target + extension);
          placed.push(target + extension);
        }
        return true;
      } catch {
        for (const file of placed) rmSync(file); // delete, because writing into a hard link would change the original
        for (const { path } of files) rmSync(path, { force: true });
        return false;
      }
    },

    /** Writes files to their target, and caches them. */
    write(key: string, target: string, variants: readonly FileVariant[]): void {
      for (const { extension, content } of variants) writeExclusive(target + extension, content);
      try {
        for (const variant of variants) {
          const path = join(folder, cachedName(key, variant, variants.length));
          linkOrCopy(target + variant.extension, path);
        }
      } catch {
        // The site has its files. If an entry cannot be cached, for example because another build is writing it, the
        // next build makes it again.
      }
    },
  };
}

/** All cached files, by the key of their entry. */
function readEntries(folder: string): ReadonlyMap<string, readonly CachedFile[]> {
  const files = readdirSync(folder).flatMap((name) => {
    const [, key, count, checksum, extension] = cachedNamePattern.exec(name) ?? [];
    if (key === undefined || checksum === undefined || extension === undefined) return [];
    const path = join(folder, name);
    return [{ key, path, extension, variantCount: Number(count), checksum: Number.parseInt(checksum, 16) }];
  });
  return groupBy(files, ({ key }) => key);
}

/** Writes a file that does not exist yet: one that does may be a hard link, and its original would change with it. */
function writeExclusive(path: string, content: Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    throw Object.assign(error as Error, { path }); // adds the path, which the error for a full disk lacks
  }
}

/** Hard links do not work between disks, or on some file systems. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(from, to);
  }
}
