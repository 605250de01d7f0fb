import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
 * since they were read, or exist where a new one is to be written, nothing is written and they are returned.
 */
export async function writeDocuments(
  pages: string,
  changes: readonly DocumentChange[],
  disk: Disk = realDisk,
): Promise<string[]> {
  const documents = await Promise.all(changes.map(prepareChange));
  const conflicts = documents.flatMap((document) => ('conflict' in document ? [document.conflict] : []));
  if (conflicts.length > 0) return conflicts;
  await replace(
    pages,
    documents.flatMap((document) => ('conflict' in document ? [] : [document])),
    disk,
  );
  return [];
}

interface Document extends DocumentChange {
  /** The text, with its byte order mark. */
  content: string;
  /** File mode of the original. */
  mode?: number;
  /** Digest of the file as it was read. */
  digest?: string;
}

async function prepareChange(change: DocumentChange): Promise<Document | { conflict: string }> {
  const { before, after } = change;
  if (after.path !== before?.path && existsSync(after.file)) return { conflict: after.file };
  if (!before) return { ...change, content: after.text };
  const bytes = await readFile(before.file);
  const text = bytes.toString('utf8');
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  // Not UTF-8, or changed since it was read.
  if (!bytes.equals(Buffer.from(text)) || normalizeText(text) !== before.text)
    return { conflict: before.file };
  const { mode } = await stat(before.file);
  return { ...change, content: mark + after.text, mode, digest: digestOf(bytes) };
}

async function replace(pages: string, documents: readonly Document[], disk: Disk): Promise<void> {
  const journal: Journal = {
    process: process.pid,
    folders: missingFolders(
      pages,
      documents.map(({ after }) => after.path),
    ),
    changes: documents.map(({ before, after, content, digest = '' }) => ({
      ...(before && { before: { path: before.path, digest } }),
      after: { path: after.path, digest: digestOf(content) },
    })),
  };
  const staged = (index: number, kind: 'next' | 'last') => stagedPath(pages, process.pid, index, kind);
  const temporaryFiles: string[] = [];
  /** Remembers a file that has to be removed at the end. */
  const temporary = (path: string) => {
    temporaryFiles.push(path);
    return path;
  };
  const stage = async () => {
    for (const [index, { before, after, content, mode }] of documents.entries()) {
      await withPathInError(after.file, disk.write(temporary(staged(index, 'next')), content, mode));
      if (before)
        await withPathInError(before.file, disk.linkOrCopy(before.file, temporary(staged(index, 'last'))));
    }
  };
  const begin = async () => {
    const draft = temporary(join(pages, `.change-${process.pid}-journal.next`));
    await withPathInError(journalIn(pages), disk.write(draft, JSON.stringify(journal, null, 2)));
    await disk.linkOrCopy(draft, journalIn(pages)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? changingFolderError(pages) : error;
    });
  };
  const swap = async () => {
    for (const { after } of documents) await disk.makeFolder(dirname(after.file));
    for (const [index, { after }] of documents.entries())
      await withPathInError(after.file, disk.rename(staged(index, 'next'), after.file));
    for (const { before, after } of documents)
      if (before && before.path !== after.path) await withPathInError(before.file, disk.remove(before.file));
    await disk.remove(journalIn(pages));
  };
  try {
    await stage();
    try {
      await begin();
      await swap();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'CHANGING') throw error; // the journal belongs to another command
      await undoChange(pages, journal, disk).catch((failure) => {
        temporaryFiles.length = 0; // keep the files, which the next command needs to restore the documents
        console.error(
          `Not all documents are as they were (${failure.code}). The next command restores them.`,
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
  const needed = paths.flatMap((path) => {
    const names = path.split('/').slice(0, -1);
    return names.map((_name, index) => names.slice(0, index + 1).join('/'));
  });
  return [...new Set(needed)].filter((folder) => !existsSync(join(pages, folder)));
}
