import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SourceFile } from '../src/compiler/source';

const byteOrderMark = '\uFEFF';

/**
 * Writes a mended document in one go, with the byte order mark that it had. Where the file is no longer what was read
 * it is left alone, and the answer is false.
 */
export async function writeFixed(read: SourceFile, fixed: SourceFile): Promise<boolean> {
  const { file } = fixed;
  const bytes = await readFile(file);
  const mark = bytes.toString('utf8').startsWith(byteOrderMark) ? byteOrderMark : '';
  if (!bytes.equals(Buffer.from(mark + read.text))) return false;

  const { mode } = await stat(file);
  const next = join(dirname(file), `.${process.pid}.next`);
  await writeFile(next, mark + fixed.text, { mode });
  await rename(next, file);
  return true;
}
