import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Compression, compress } from '../files/compress';
import { withPathInError } from '../files/with-path-in-error';

/** Text formats. Images and fonts are compressed already. */
const compressible = /\.(css|html|js|json|svg|txt|xml)$/;

/** Compresses the text files among these that are not compressed yet. */
export async function compressFiles(
  folder: string,
  paths: readonly string[],
  compression: Compression,
): Promise<void> {
  for (const file of paths.filter((path) => compressible.test(path)).map((path) => join(folder, path))) {
    if (existsSync(`${file}.br`)) continue;
    for (const { extension, content } of compress(await readFile(file), compression))
      await withPathInError(file + extension, writeFile(file + extension, content));
  }
}
