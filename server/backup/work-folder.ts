import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'prospectus-backup-';

/** What has not been touched for so long, ms, was left by a process that was killed. */
const abandonedAfter = 3_600_000;

/**
 * Provides a folder for a plain copy during the work: in the temporary folder (TMPDIR), readable by its owner only,
 * so that no plain copy is ever on the disk of the backups, and a copy never takes the last space of the store.
 */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await clearAway();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearAway(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    try {
      const files = (await readdir(folder)).map((file) => join(folder, file));
      const times = await Promise.all([folder, ...files].map(async (path) => (await stat(path)).mtimeMs));
      if (Date.now() - Math.max(...times) > abandonedAfter) await rm(folder, { recursive: true });
    } catch {
      // Another user's, or its owner has just removed it.
    }
  }
}
