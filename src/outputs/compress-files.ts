import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../cache/file-store';
import { type Compression, compressAsync } from '../files/compress';

/** Text formats. Images and fonts are compressed already. */
const compressible = /\.(css|html|js|json|svg|txt|xml)$/;

/** Compresses the text files among these that are not compressed yet. Results are cached. */
export async function compressFiles(
  folder: string,
  paths: readonly string[],
  compression: Compression,
  store: FileStore,
): Promise<void> {
  const queue = paths.filter((path) => compressible.test(path) && !existsSync(join(folder, `${path}.br`)));
  const compressQueued = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const target = join(folder, file);
      const content = await readFile(target);
      const key = keyOf(content, compression);
      if (!store.restore(key, target)) store.write(key, target, await compressAsync(content, compression));
    }
  };
  // The default size of libuv's thread pool; more would only use more memory.
  await Promise.all(Array.from({ length: 4 }, compressQueued));
}

/** The versions are part of the key, because those of zlib and Brotli may compress differently. */
const keyOf = (content: Uint8Array, compression: Compression): string =>
  createHash('sha256')
    .update(JSON.stringify([compression, process.versions]))
    .update(content)
    .digest('hex');
