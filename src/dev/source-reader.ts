import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Sources } from '../document/source';
import { memoizeFiles } from '../files/memoize-files';
import { readFolder, readSources } from '../sources/read-sources';

/** Returns a function that reads the sources of a site again, and returns `last` itself if nothing has changed. */
export function createSourceReader(folder: string): (last?: Sources) => Promise<Sources> {
  const fileCache = memoizeFiles();
  return async (last) => {
    if (!last) return readSources(folder, fileCache);
    let next = await readFolder(folder, fileCache);
    const start = performance.now();
    while (hasEmptied(last, next) && performance.now() - start < maxEmptyTime) {
      await setTimeout(5);
      next = await readFolder(folder, fileCache);
    }
    // Parts that are equal stay the same objects, because later stages memoize by them.
    const changedParts = Object.entries(next).filter(
      ([name, part]) => !isDeepStrictEqual(part, last[name as keyof Sources]),
    );
    return changedParts.length === 0 ? last : { ...last, ...Object.fromEntries(changedParts) };
  };
}

/**
 * Time in ms for which a file must stay empty to count as such, since most editors truncate a file before writing it.
 */
const maxEmptyTime = 100;

/** Whether a document has become empty. */
const hasEmptied = ({ documents: before }: Sources, { documents }: Sources): boolean =>
  documents.some((document) => document.text === '' && !before.includes(document));
