import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageFile } from '../../src/document/source';
import type { FileStore, Part } from './file-store';
import { type Packing, packAside, tight } from './pack';

/** Pictures and fonts are packed already. */
const packable = /\.(css|html|js|json|svg|txt|xml)$/;

/** Files that are being packed, by their keys in the store. */
type Packed = ReadonlyMap<string, Promise<readonly Part[]>>;

/** At most so many bytes and files are packed ahead, which takes about as long as to compile two thousand documents. */
const mostAhead = { bytes: 1_000_000, files: 100 };

/**
 * Begins to pack drawings in threads of the system's: compiling keeps only one core busy. `folder` is that of the documents.
 * What fails is reported where it is awaited, if it is: where documents have errors, nobody does.
 */
export function packAhead(folder: string, images: readonly ImageFile[], store: FileStore): Packed {
  const packed = new Map<string, Promise<readonly Part[]>>();
  let held = 0;
  for (const { path, bytes } of images) {
    if (!packable.test(path) || held + bytes > mostAhead.bytes || packed.size >= mostAhead.files) continue;
    const content = readFileSync(join(folder, '_images', path));
    const key = keyOf(content, tight);
    if (store.has(key)) continue;
    held += bytes;
    const parts = packAside(content, tight);
    parts.catch(() => {});
    packed.set(key, parts);
  }
  return packed;
}

/**
 * Packs those of these files that are texts, unless they came packed or an earlier build has packed the same. What is below
 * `assets` is kept by visitors for ever, so it is packed as tight as can be.
 */
export async function packFiles(
  folder: string,
  paths: readonly string[],
  packing: Packing,
  store: FileStore,
  packed: Packed = new Map(),
): Promise<void> {
  const waiting = paths.filter((path) => packable.test(path) && !existsSync(join(folder, `${path}.br`)));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const target = join(folder, file);
      const content = await readFile(target);
      const level = file.startsWith('assets/') ? tight : packing;
      const key = keyOf(content, level);
      if (!store.restore(key, target))
        store.write(key, target, await (packed.get(key) ?? packAside(content, level)));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work)); // libuv's threads; more would only hold more in memory
}

const keyOf = (content: Uint8Array, packing: Packing): string =>
  createHash('sha256')
    .update(JSON.stringify([packing, process.versions]))
    .update(content)
    .digest('hex');
