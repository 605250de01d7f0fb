import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readImage } from '../assets/read-image';
import type { FontFile, ImageFile, Schemas, SourceFile, Sources } from '../document/source';
import { describeSystemError } from '../files/describe-system-error';
import { pathOnDisk } from '../files/path-on-disk';
import { pathBelow } from '../files/read-tree';
import { symbolicLinkError } from '../files/symbolic-link';
import { isSystemFile } from '../files/system-file';
import { engineSchemas } from '../schema/engine-schemas';
import { withSiteSchemas } from '../schema/site-schemas';
import { dayOf, readDocument, readFont, readProblem, readSources } from '../sources/read-sources';

/** The sources of a site, kept up to date with the disk. */
export interface LiveSources {
  current(): Sources;
  /**
   * Rereads these paths within the pages folder, and returns whether anything has changed. Files that cannot be read
   * are reported in the terminal and stay as they were.
   */
  reread(paths: Iterable<string>): Promise<boolean>;
  /**
   * Paths whose files have changed since the last call. Needed because the watcher misses some of many simultaneous
   * changes.
   */
  changed(): Promise<readonly string[]>;
  /** Updates the date, and returns whether another day has begun where the site is. */
  updateDay(): boolean;
  /** Sets the engine's schemas; those of the site are documents. */
  setSchemas(schemas: Schemas): void;
}

export async function openLiveSources(folder: string): Promise<LiveSources> {
  let states = await statesOf(folder); // before reading, so that no change is missed
  let sources = await readSources(folder);
  let engine = engineSchemas(sources.schemas); // the same object, because otherwise everything would be recompiled

  async function rereadDocument(path: string): Promise<boolean> {
    const document = await unlessMissing(() => readWhenFilled(folder, path));
    if (document?.text === sources.documents.find((known) => known.path === path)?.text) return false;
    const documents = withEntry(sources.documents, path, document);
    sources = { ...sources, documents, schemas: withSiteSchemas(engine, documents) };
    return true;
  }

  async function rereadImage(path: string): Promise<boolean> {
    const image = await unlessMissing(() => readImage(folder, path));
    if (image?.url === sources.images.find((known) => known.path === path)?.url) return false;
    sources = { ...sources, images: withEntry<ImageFile>(sources.images, path, image) };
    return true;
  }

  async function rereadFont(path: string): Promise<boolean> {
    const font = await unlessMissing(() => readFont(folder, path));
    if (font?.url === sources.fonts.find((known) => known.path === path)?.url) return false;
    sources = { ...sources, fonts: withEntry<FontFile>(sources.fonts, path, font) };
    return true;
  }

  /** Updates lists of paths: downloads (with sizes) and ignored files. */
  async function rereadList(
    list: 'files' | 'rootFiles' | 'ignored' | 'blockFiles' | 'shellFiles',
    path: string,
    file: string,
  ): Promise<boolean> {
    const isThere = (await unlessMissing(() => stat(pathOnDisk(folder, file))))?.isFile() ?? false;
    const currentFiles = sources[list] ?? [];
    const isResized = list === 'files' && (await resize(path, file));
    if (isThere === currentFiles.includes(path)) return isResized;
    const others = currentFiles.filter((other) => other !== path);
    sources = { ...sources, [list]: isThere ? [...others, path].sort() : others };
    return true;
  }

  async function resize(path: string, file: string): Promise<boolean> {
    const found = await unlessMissing(() => stat(pathOnDisk(folder, file)));
    if (found?.size === sources.fileBytes?.get(path)) return false;
    const others = [...(sources.fileBytes ?? [])].filter(([other]) => other !== path);
    const problems = [...(sources.fileProblems ?? [])].filter(([other]) => other !== path);
    const problem = found && readProblem(folder, path);
    sources = {
      ...sources,
      fileBytes: new Map(found ? [...others, [path, found.size]] : others),
      fileProblems: new Map(problem ? [...problems, [path, problem]] : problems),
    };
    return true;
  }

  async function rereadPath(path: string): Promise<boolean> {
    const [first = '', ...rest] = path.split('/');
    if (isSystemFile(path)) return false;
    if (first === '_images') return rereadImage(rest.join('/'));
    if (first === '_fonts') return rereadFont(rest.join('/'));
    if (first === '_files') return rereadList('files', rest.join('/'), path);
    if (first === '_root') return rereadList('rootFiles', rest.join('/'), path);
    if (first === '_blocks' || first === '_shell') {
      const list = first === '_blocks' ? 'blockFiles' : 'shellFiles';
      const isListed = await rereadList(list, rest.join('/'), path);
      if (!path.endsWith('.json')) return isListed; // its code is handled by Vite
    }
    return path.endsWith('.json') ? rereadDocument(path) : rereadList('ignored', path, path);
  }

  function updateDay(): boolean {
    const day = dayOf(sources.documents, new Date());
    if (day.today === sources.today) return false;
    sources = { ...sources, ...day };
    return true;
  }

  const reported = new Map<string, string>();

  async function rereadOrReport(path: string): Promise<boolean> {
    try {
      await unlessMissing(() => refuseLinks(folder, path));
      const isChanged = await rereadPath(path);
      reported.delete(path);
      return isChanged;
    } catch (error) {
      const failure = describeSystemError(error);
      if (!failure) throw error;
      if (reported.get(path) !== failure) console.error(failure);
      reported.set(path, failure);
      return false;
    }
  }

  return {
    current: () => sources,
    async reread(paths) {
      let isChanged = false;
      for (const path of paths) isChanged = (await rereadOrReport(path.normalize('NFC'))) || isChanged;
      return updateDay() || isChanged; // the site may be in another time zone now
    },
    async changed() {
      const last = states;
      states = await statesOf(folder);
      const paths = new Set([...last.keys(), ...states.keys()]);
      return [...paths].filter((path) => last.get(path) !== states.get(path));
    },
    updateDay,
    setSchemas(schemas) {
      engine = schemas;
      sources = { ...sources, schemas: withSiteSchemas(engine, sources.documents) };
    },
  };
}

/** All paths in the folder, with a value that changes when a file is written or replaced. */
async function statesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = (await unlessMissing(() => readdir(folder, { recursive: true }))) ?? [];
  const states = entries.map(async (entry) => {
    const found = await unlessMissing(() => lstat(join(folder, entry)));
    const path = pathBelow(folder, join(folder, entry));
    return found && !found.isDirectory()
      ? ([path, `${found.ino} ${found.size} ${found.mtimeMs}`] as const)
      : undefined;
  });
  return new Map((await Promise.all(states)).filter((state) => state !== undefined));
}

/** Rejects symbolic links, as initial reading does; the watcher follows them and reports files behind them. */
async function refuseLinks(folder: string, path: string): Promise<void> {
  for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
    const file = pathOnDisk(folder, end === -1 ? path : path.slice(0, end));
    if ((await lstat(file)).isSymbolicLink()) throw symbolicLinkError(file);
    if (end === -1) return;
  }
}

/**
 * Time in ms for which a file must stay empty to count as such, since most editors truncate a file before writing it.
 */
const emptyFor = 100;

async function readWhenFilled(folder: string, path: string): Promise<SourceFile> {
  const start = performance.now();
  let document = readDocument(folder, path);
  while (document.text === '' && performance.now() - start < emptyFor) {
    await setTimeout(5);
    document = readDocument(folder, path);
  }
  return document;
}

/** The list with this entry replaced, added or removed, sorted by path. */
function withEntry<T extends SourceFile | ImageFile | FontFile>(
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
