import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'prospectus-backup-';

/** Age in ms after which a work folder counts as a leftover of a killed process. */
const maxAge = 3_600_000;

/**
 * Provides a temporary folder (in TMPDIR) for an unencrypted copy, readable by its owner only. Unencrypted copies are
 * thus never on the disk of the backups, and do not fill up the store's disk.
 */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    try {
      const files = (await readdir(folder)).map((file) => join(folder, file));
      const times = await Promise.all([folder, ...files].map(async (path) => (await stat(path)).mtimeMs));
      if (Date.now() - Math.max(...times) > maxAge) await rm(folder, { recursive: true });
    } catch {
      // It belongs to another user, or has just been removed by its owner.
    }
  }
}
