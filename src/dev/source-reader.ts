import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Sources } from '../document/source';
import { memoizeFiles } from '../files/memoize-files';
import { readFolder, readSources } from '../sources/read-sources';

/**
 * Returns a function that reads the sources of a site. With the sources that it read before, it reads only what has
 * changed, and resolves with these sources themselves if that is nothing.
 */
export function createSourceReader(folder: string): (previous?: Sources) => Promise<Sources> {
  const fileCache = memoizeFiles();
  return async (previous) => {
    // Only the first reading undoes a change that was interrupted: later ones may meet a command in the midst of one.
    if (!previous) return readSources(folder, fileCache);
    let next = await readFolder(folder, fileCache);
    const start = performance.now();
    while (hasNewEmptyDocument(previous, next) && performance.now() - start < maxEmptyTime) {
      await setTimeout(5);
      next = await readFolder(folder, fileCache);
    }
    // Values that are equal stay the same objects, because later stages memoize by them.
    const changes = Object.entries(next).filter(
      ([name, value]) => !isDeepStrictEqual(value, previous[name as keyof Sources]),
    );
    return changes.length === 0 ? previous : { ...previous, ...Object.fromEntries(changes) };
  };
}

/**
 * Time in ms for which a file must stay empty to count as such, since most editors truncate a file before writing it.
 */
const maxEmptyTime = 100;

/** Whether a document is empty now and was not before. */
const hasNewEmptyDocument = ({ documents: before }: Sources, { documents }: Sources): boolean =>
  documents.some((document) => document.text === '' && !before.includes(document));
