import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { foldersAbove } from '../document/folders-above';
import type { SourceFile } from '../document/source';
import {
  changingFolderError,
  digestOf,
  type Journal,
  journalIn,
  stagedPath,
  undoChange,
} from './change-journal';
import { type Disk, realDisk } from './disk';
import { normalizeText } from './read-tree';
import { withPathInError } from './with-path-in-error';

/** A document before and after a change. Its path may change; a new document has no state before. */
export interface DocumentChange {
  before?: SourceFile;
  after: SourceFile;
}

const byteOrderMark = '\uFEFF';

/**
 * Writes changed documents atomically, keeping byte order marks and file modes. After an error or a killed process, the
 * old documents are restored, at once or by the next command that reads them (change-journal.ts). If files have changed
 * since they were read, or exist where a new one is to be written, nothing is written and their paths are returned.
 */
export async function writeDocuments(
  pages: string,
  changes: readonly DocumentChange[],
  disk: Disk = realDisk,
): Promise<string[]> {
  const prepared = await Promise.all(changes.map(prepareChange));
  const conflicts = prepared.flatMap((change) => ('conflict' in change ? [change.conflict] : []));
  if (conflicts.length > 0) return conflicts;
  await replaceDocuments(pages, prepared as readonly PreparedChange[], disk);
  return [];
}

interface PreparedChange extends DocumentChange {
  /** The text, with its byte order mark. */
  content: string;
  /** File mode of the original. */
  mode?: number;
  /** Digest of the file as it was read. */
  digest?: string;
}

/** Reads what a change needs of the original file, or returns the path of a file that prevents the change. */
async function prepareChange(change: DocumentChange): Promise<PreparedChange | { conflict: string }> {
  const { before, after } = change;
  if (after.path !== before?.path && existsSync(after.file)) return { conflict: after.file };
  if (!before) return { ...change, content: after.text };
  const bytes = await readFile(before.file);
  const text = bytes.toString('utf8');
  const prefix = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  // The file is not UTF-8, or has changed since it was read.
  if (!bytes.equals(Buffer.from(text)) || normalizeText(text) !== before.text)
    return { conflict: before.file };
  const { mode } = await stat(before.file);
  return { ...change, content: prefix + after.text, mode, digest: digestOf(bytes) };
}

/**
 * Writes texts and the journal as temporary files, and moves them into place. If anything fails, the old documents are
 * restored and the error is thrown.
 */
async function replaceDocuments(
  pages: string,
  changes: readonly PreparedChange[],
  disk: Disk,
): Promise<void> {
  const journal: Journal = {
    process: process.pid,
    folders: missingFolders(
      pages,
      changes.map(({ after }) => after.path),
    ),
    changes: changes.map(({ before, after, content, digest = '' }) => ({
      ...(before && { before: { path: before.path, digest } }),
      after: { path: after.path, digest: digestOf(content) },
    })),
  };
  const staged = (index: number, version: 'next' | 'last') => stagedPath(pages, process.pid, index, version);
  const temporaryFiles: string[] = [];
  /** Notes that a file has to be removed at the end, and returns its path. */
  const temporary = (path: string) => {
    temporaryFiles.push(path);
    return path;
  };
  const writeTemporaryFiles = async () => {
    for (const [index, { before, after, content, mode }] of changes.entries()) {
      await withPathInError(after.file, disk.write(temporary(staged(index, 'next')), content, mode));
      if (before)
        await withPathInError(before.file, disk.linkOrCopy(before.file, temporary(staged(index, 'last'))));
    }
  };
  const writeJournal = async () => {
    const unfinished = temporary(join(pages, `.change-${process.pid}-journal.next`));
    await withPathInError(journalIn(pages), disk.write(unfinished, JSON.stringify(journal, null, 2)));
    // Unlike renaming, this fails if there is a journal, which is that of another command.
    await disk.linkOrCopy(unfinished, journalIn(pages)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? changingFolderError(pages) : error;
    });
  };
  const moveIntoPlace = async () => {
    for (const { after } of changes) await disk.makeFolder(dirname(after.file));
    for (const [index, { after }] of changes.entries())
      await withPathInError(after.file, disk.rename(staged(index, 'next'), after.file));
    for (const { before, after } of changes)
      if (before && before.path !== after.path) await withPathInError(before.file, disk.remove(before.file));
    await disk.remove(journalIn(pages));
  };
  try {
    await writeTemporaryFiles();
    try {
      await writeJournal();
      await moveIntoPlace();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'CHANGING') throw error; // the journal belongs to another command
      await undoChange(pages, journal, disk).catch((undoError) => {
        temporaryFiles.length = 0; // keep the files, which the next command needs to restore the documents
        console.error(
          `Not all documents are as they were (${undoError.code}). The next command restores them.`,
        );
      });
      throw error;
    }
  } finally {
    for (const path of temporaryFiles) await disk.remove(path).catch(() => {}); // otherwise the next command removes it
  }
}

/** The missing folders of these documents, relative to `pages`, outermost first. */
function missingFolders(pages: string, paths: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap(foldersAbove))].filter((folder) => !existsSync(join(pages, folder)));
}
