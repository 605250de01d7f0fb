import { lstat, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ImageFile, Schemas, SourceFile, Sources } from '../../src/document/source';
import { failureInWords } from '../failure-in-words';
import { readDocument, readImage, readSources } from '../read-sources';
import { symbolicLink } from '../symbolic-link';

/** What a site is made of, kept as it is on disk. */
export interface LiveSources {
  current(): Sources;
  /**
   * Reads these paths below the pages folder again, and says whether anything in them is another than before. What cannot
   * be read is told in the terminal, and is as it was.
   */
  reread(paths: Iterable<string>): Promise<boolean>;
  setSchemas(schemas: Schemas): void;
}

export async function openLiveSources(folder: string): Promise<LiveSources> {
  let sources = await readSources(folder);

  async function rereadDocument(path: string): Promise<boolean> {
    const document = await unlessMissing(() => readWritten(folder, path));
    if (document?.text === sources.documents.find((known) => known.path === path)?.text) return false;
    sources = { ...sources, documents: withEntry(sources.documents, path, document) };
    return true;
  }

  async function rereadImage(path: string): Promise<boolean> {
    const image = await unlessMissing(() => readImage(folder, path));
    if (image?.url === sources.images.find((known) => known.path === path)?.url) return false;
    sources = { ...sources, images: withEntry<ImageFile>(sources.images, path, image) };
    return true;
  }

  async function rereadFile(path: string): Promise<boolean> {
    const isThere = (await unlessMissing(() => stat(join(folder, '_files', path))))?.isFile() ?? false;
    if (isThere === sources.files.includes(path)) return false;
    const others = sources.files.filter((known) => known !== path);
    sources = { ...sources, files: isThere ? [...others, path].sort() : others };
    return true;
  }

  async function rereadPath(path: string): Promise<boolean> {
    const [first = '', ...rest] = path.split('/');
    if (posix.basename(path).startsWith('.')) return false; // what editors keep beside a file
    if (first === '_images') return rereadImage(rest.join('/'));
    if (first === '_files') return rereadFile(rest.join('/'));
    return path.endsWith('.json') ? rereadDocument(path) : false;
  }

  const told = new Map<string, string>();

  async function rereadOrTell(path: string): Promise<boolean> {
    try {
      await unlessMissing(() => refuseLinks(folder, path));
      const isChanged = await rereadPath(path);
      told.delete(path);
      return isChanged;
    } catch (error) {
      const words = failureInWords(error);
      if (!words) throw error;
      if (told.get(path) !== words) console.error(words);
      told.set(path, words);
      return false;
    }
  }

  return {
    current: () => sources,
    async reread(paths) {
      let isChanged = false;
      for (const path of paths) isChanged = (await rereadOrTell(path)) || isChanged;
      return isChanged;
    },
    setSchemas(schemas) {
      sources = { ...sources, schemas };
    },
  };
}

/** As when all is read: the watcher follows links, and tells of what is behind them. */
async function refuseLinks(folder: string, path: string): Promise<void> {
  let file = folder;
  for (const segment of path.split('/')) {
    file = join(file, segment);
    if ((await lstat(file)).isSymbolicLink()) throw symbolicLink(file);
  }
}

/** Most editors empty a file before they fill it: one that is empty for so long is meant to be; ms. */
const emptyFor = 100;

async function readWritten(folder: string, path: string): Promise<SourceFile> {
  const start = performance.now();
  let document = readDocument(folder, path);
  while (document.text === '' && performance.now() - start < emptyFor) {
    await setTimeout(5);
    document = readDocument(folder, path);
  }
  return document;
}

/** The list with this entry in its place, or without it, in the order of the paths. */
function withEntry<T extends SourceFile | ImageFile>(
  list: readonly T[],
  path: string,
  entry: T | undefined,
): readonly T[] {
  const others = list.filter((known) => known.path !== path);
  return entry ? [...others, entry].sort((a, b) => (a.path < b.path ? -1 : 1)) : others;
}

async function unlessMissing<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
