import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { parseJson } from '../document/parse-json';
import { type Disk, realDisk } from './disk';
import { isRunning } from './is-running';

/**
 * An undo journal for replacing several documents. It is written after all old and new texts, which are on disk under
 * temporary names, and deleted after the last document is replaced (docs/decisions/0016). Paths are relative to the
 * folder of the documents, which functions call `pages`.
 */
export interface Journal {
  /** Id of the process that makes the change. */
  process: number;
  /** Folders that the change creates, outermost first. */
  folders: readonly string[];
  changes: readonly JournalEntry[];
}

/** One document. It is moved if both paths are set and differ, and new if it had no path before. */
interface JournalEntry {
  before?: { path: string; digest: string };
  after: { path: string; digest: string };
}

/** The path of the journal in a folder of documents. */
export const journalIn = (pages: string) => join(pages, '.change-journal.json');

/**
 * The temporary file of a document's new (`next`) or old (`last`) text, by the document's index in `changes`. Commands
 * that read documents skip names with a leading dot.
 */
export const stagedPath = (pages: string, process: number, index: number, version: 'next' | 'last') =>
  join(pages, `.change-${process}-${index}.${version}`);

/** The digest of a document by which the journal knows its old and its new content. */
export const digestOf = (content: string | Uint8Array) => hash('sha256', content);

/** Maximum duration of a change in ms. An older one was interrupted, even if its process id is in use again. */
const maxAge = 600_000;

/**
 * Undoes the change of a killed process and returns whether there was one. A change in progress is left alone. Also
 * removes the temporary files of ended processes, which remain without a journal if one was killed before writing it.
 */
export async function undoInterruptedChange(pages: string, disk: Disk = realDisk): Promise<boolean> {
  const journal = await readJournal(pages);
  if (journal && !(await isAbandoned(pages, journal))) return false;
  if (journal) await undoChange(pages, journal, disk);
  for (const name of (await unlessMissing(readdir(pages))) ?? []) {
    // A file of this process is one of a killed process that had the same id, as in a restarted container.
    const pid = Number(/^\.change-(\d+)-\w+\.(next|last)$/.exec(name)?.[1] ?? Number.NaN);
    if (pid === process.pid || (Number.isInteger(pid) && !isRunning(pid)))
      await disk.remove(join(pages, name));
  }
  return journal !== undefined;
}

/**
 * Restores all documents and removes the journal. If a document has neither its old nor its new content, it throws
 * before restoring any.
 */
export async function undoChange(pages: string, journal: Journal, disk: Disk): Promise<void> {
  const toRestore: { last: string; path: string }[] = [];
  const toRemove: string[] = [];
  for (const [index, { before, after }] of journal.changes.entries()) {
    if (existsSync(stagedPath(pages, journal.process, index, 'next'))) continue; // not replaced yet
    const digestAtNewPath = await digestIn(pages, after.path);
    const keepsPath = after.path === before?.path;
    if (!keepsPath && digestAtNewPath === after.digest) toRemove.push(after.path);
    else if (!keepsPath && digestAtNewPath !== undefined) throw editedFileError(join(pages, after.path));
    if (!before) continue;
    const digestAtOldPath = keepsPath ? digestAtNewPath : await digestIn(pages, before.path);
    if (digestAtOldPath === before.digest) continue;
    if (digestAtOldPath !== undefined && !(keepsPath && digestAtOldPath === after.digest))
      throw editedFileError(join(pages, before.path));
    toRestore.push({ last: stagedPath(pages, journal.process, index, 'last'), path: before.path });
  }
  for (const { last, path } of toRestore) await disk.rename(last, join(pages, path));
  for (const path of toRemove) await disk.remove(join(pages, path));
  for (const folder of journal.folders.toReversed()) await disk.removeEmptyFolder(join(pages, folder));
  await disk.remove(journalIn(pages));
}

/**
 * Whether a change was interrupted. Our own process changes nothing now, so that a journal with its id is from an ended
 * process that had the same id.
 */
async function isAbandoned(pages: string, journal: Journal): Promise<boolean> {
  if (journal.process === process.pid || !isRunning(journal.process)) return true;
  return Date.now() - (await stat(journalIn(pages))).mtimeMs > maxAge;
}

/** The journal in a folder; undefined if there is none. */
async function readJournal(pages: string): Promise<Journal | undefined> {
  const text = await unlessMissing(readFile(journalIn(pages), 'utf8'));
  if (text === undefined) return undefined;
  const journal = parseJson(text);
  if (!isJournal(journal)) throw systemError('UNREADABLE', 'undo', journalIn(pages));
  return journal;
}

/** Validates a journal. Its paths must not lead out of the folder, because it may come from an untrusted source. */
function isJournal(value: unknown): value is Journal {
  const { process, folders, changes } = Object(value) as Partial<Journal>;
  const isState = (state: unknown) => {
    const { path, digest } = Object(state) as Partial<JournalEntry['after']>;
    return isInside(path) && typeof digest === 'string';
  };
  return (
    Number.isInteger(process) &&
    Array.isArray(folders) &&
    folders.every(isInside) &&
    Array.isArray(changes) &&
    changes.every(
      (change) => isState(change?.after) && (change.before === undefined || isState(change.before)),
    )
  );
}

/** Whether a path leads to somewhere in the folder to which it is relative. */
const isInside = (path: unknown) =>
  typeof path === 'string' && path !== '' && !isAbsolute(path) && !path.split(/[/\\]/).includes('..');

/** The digest of a file; undefined if it is missing. */
const digestIn = async (pages: string, path: string) => {
  const content = await unlessMissing(readFile(join(pages, path)));
  return content && digestOf(content);
};

/** What reading gives; undefined if the file or folder is missing. */
const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });

/** The error for a folder that another command is changing. */
export const changingFolderError = (pages: string) => systemError('CHANGING', 'change', pages);

const editedFileError = (path: string) => systemError('EDITED', 'undo the interrupted change of', path);

/**
 * Creates an error like those of the system, so that it is reported in the same way (describe-system-error.ts). The
 * report begins with `syscall` as a verb: “Could not undo …”.
 */
const systemError = (code: string, syscall: string, path: string) =>
  Object.assign(new Error(`${code}: ${syscall} ${path}`), { code, syscall, path });
