import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SourceFile } from '../src/compiler/source';
import { naming } from './naming';

/** A document as it was read, and as it is to be; its path may be another one then. */
export interface Change {
  before: SourceFile;
  after: SourceFile;
}

const byteOrderMark = '\uFEFF';

/**
 * Writes changed documents, each with the byte order mark that it had. All texts are on the disk before the first
 * document is replaced, and one that moves leaves its old place last: what fails leaves everything as it was. Files that
 * are no longer what was read, or stand where a document is to move, are the answer, and nothing is written then.
 */
export async function writeDocuments(changes: readonly Change[]): Promise<readonly string[]> {
  const marked = await Promise.all(
    changes.map(async (change) => ({ ...change, mark: await markOf(change.before) })),
  );
  const others = marked.flatMap(({ before, after, mark }) => {
    if (mark === undefined) return [before.file];
    return after.file !== before.file && existsSync(after.file) ? [after.file] : [];
  });
  if (others.length > 0) return others;

  const waiting: { next: string; file: string }[] = [];
  try {
    for (const { before, after, mark } of marked) {
      const { file } = after;
      await mkdir(dirname(file), { recursive: true });
      const next = join(dirname(file), `.${process.pid}-${waiting.length}.next`);
      waiting.push({ next, file });
      await naming(file, writeFile(next, mark + after.text));
      await chmod(next, (await stat(before.file)).mode);
    }
    for (const { next, file } of waiting) await naming(file, rename(next, file));
  } finally {
    for (const { next } of waiting) await rm(next, { force: true });
  }
  for (const { before, after } of changes) if (after.file !== before.file) await rm(before.file);
  return [];
}

/** The mark that a file begins with; none where the file is no UTF-8, or another one than was read. */
async function markOf({ file, text }: SourceFile): Promise<string | undefined> {
  const bytes = await readFile(file);
  const mark = bytes.toString('utf8').startsWith(byteOrderMark) ? byteOrderMark : '';
  return bytes.equals(Buffer.from(mark + text)) ? mark : undefined;
}
