import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileStore } from './file-store';
import { type Packing, packAside, tight } from './pack';

/** Pictures and fonts are packed already. */
const packable = /\.(css|html|js|json|svg|txt|xml)$/;

/**
 * Packs those of these files that are texts, unless they came packed or an earlier build has packed the same. What is below
 * `assets` is kept by visitors for ever, so it is packed as tight as can be.
 */
export async function packFiles(
  folder: string,
  paths: readonly string[],
  packing: Packing,
  store: string,
): Promise<void> {
  const files = openFileStore(store);
  const waiting = paths.filter((path) => packable.test(path) && !existsSync(join(folder, `${path}.br`)));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const target = join(folder, file);
      const content = await readFile(target);
      const level = file.startsWith('assets/') ? tight : packing;
      const key = createHash('sha256')
        .update(JSON.stringify([level, process.versions]))
        .update(content)
        .digest('hex');
      if (!files.restore(key, target)) files.write(key, target, await packAside(content, level));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work)); // libuv's threads; more would only hold more in memory
}
