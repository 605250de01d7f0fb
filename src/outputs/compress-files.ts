import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../cache/file-store';
import { type Compression, compressAsync } from '../files/compress';

/** Text formats. Images and fonts are compressed already. */
const packable = /\.(css|html|js|json|svg|txt|xml)$/;

/** Compresses the text files among these, unless they are compressed already or in the cache. */
export async function compressFiles(
  folder: string,
  paths: readonly string[],
  packing: Compression,
  store: FileStore,
): Promise<void> {
  const waiting = paths.filter((path) => packable.test(path) && !existsSync(join(folder, `${path}.br`)));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const target = join(folder, file);
      const content = await readFile(target);
      const key = keyOf(content, packing);
      if (!store.restore(key, target)) store.write(key, target, await compressAsync(content, packing));
    }
  };
  // The default size of libuv's thread pool; more would only use more memory.
  await Promise.all(Array.from({ length: 4 }, work));
}

const keyOf = (content: Uint8Array, packing: Compression): string =>
  createHash('sha256')
    .update(JSON.stringify([packing, process.versions]))
    .update(content)
    .digest('hex');
