import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Time in ms since its last use during which a folder stays, because a command may be using it. */
const maxIdleTime = 3_600_000;

/**
 * The path of a folder in a cache. If it is missing, `make` makes it, and folders that nothing has used for an hour are
 * deleted. A folder gets its name only when it is complete, so that commands may run side by side or be killed. Plain
 * JavaScript, because this module runs before the code is bundled.
 *
 * @param {string} cache
 * @param {string} name
 * @param {(folder: string) => Promise<unknown>} make
 * @returns {Promise<string>}
 */
export async function cachedFolder(cache, name, make) {
  const folder = join(cache, name);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  mkdirSync(cache, { recursive: true });
  removeUnused(cache);
  const unfinished = `${folder}-${randomUUID()}`;
  try {
    await make(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // another command has made the same folder meanwhile
  }
  return folder;
}

function removeUnused(cache) {
  for (const folder of readdirSync(cache).map((name) => join(cache, name))) {
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (usedAt < Date.now() - maxIdleTime) rmSync(folder, { recursive: true, force: true });
  }
}
