import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../../src/files/is-running';
import { errorCode } from '../error-code';
import { type BackupName, isPartial, readBackupName } from './backup-name';
import { backupsToDelete, newestOf } from './rotation';

/** A finished backup in its folder. */
export interface Backup extends BackupName {
  path: string;
  bytes: number;
}

/** The backups in a folder, by file name, newest first. Rejects if the folder does not exist. */
export async function listBackups(folder: string): Promise<readonly Backup[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const backups: Backup[] = [];
  for (const entry of entries) {
    const name = readBackupName(entry.name);
    if (!name || !entry.isFile()) continue;
    const path = join(folder, entry.name);
    const { size } = await stat(path);
    backups.push({ ...name, path, bytes: size });
  }
  return backups.toSorted((a, b) => b.time - a.time);
}

/** The newest backup as of `now` (ms since the epoch); undefined if the folder is missing or empty. */
export async function newestBackup(folder: string, now: number): Promise<Backup | undefined> {
  return newestOf(await listBackups(folder).catch(orNone), now);
}

/** Deletes all but the last `keep` backups. */
export async function rotate(folder: string, keep: number, now: number): Promise<void> {
  for (const { path } of backupsToDelete(await listBackups(folder), keep, now)) await rm(path);
}

/** Age in ms after which a lock counts as abandoned; no backup takes an hour. */
const lockAge = 3_600_000;

/**
 * Runs work in a folder under a lock between processes. Creates the folder if it is missing, and removes leftovers of
 * killed processes. Returns undefined if another process has the lock.
 */
export async function withFolder<T>(folder: string, work: () => Promise<T>): Promise<T | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'enquiries.lock');
  if (await isAbandoned(lock)) await rm(lock, { force: true });
  if (!(await create(lock))) return undefined;
  heldFolders.add(lock);
  try {
    for (const name of await readdir(folder))
      if (isPartial(name) || name.startsWith('enquiries.lock-'))
        await rm(join(folder, name), { force: true });
    return await work();
  } finally {
    heldFolders.delete(lock);
    await rm(lock, { force: true });
  }
}

/**
 * The locks of this process. A lock file with our process id that is not in this set is from an earlier process: a
 * restarted container reuses process ids.
 */
const heldFolders = new Set<string>();

const owner = () => `${hostname()} ${process.pid}\n`;

/**
 * Creates the lock file elsewhere and links it, so that it is never empty: after a write error on a full disk, an empty
 * lock would block everyone.
 */
async function create(lock: string): Promise<boolean> {
  const unfinished = `${lock}-${randomUUID()}`;
  try {
    await writeFile(unfinished, owner(), { mode: 0o600, flush: true });
    await link(unfinished, lock).catch((error) => {
      if (!withoutLinks.includes(errorCode(error))) throw error;
      return createInPlace(lock);
    });
    return true;
  } catch (error) {
    // ENOENT: the owner of the lock has deleted our temporary file.
    if (['EEXIST', 'ENOENT'].includes(errorCode(error))) return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Error codes of file systems without hard links, such as memory sticks and network shares. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Fallback without hard links. The lock is empty for a moment, in which another process may consider it abandoned. */
async function createInPlace(lock: string): Promise<void> {
  const file = await open(lock, 'wx', 0o600);
  try {
    await file.writeFile(owner());
  } catch (error) {
    await rm(lock, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/**
 * A lock is abandoned if it is incomplete, if its process has ended, or if it is old. Processes of other machines
 * cannot be checked.
 */
async function isAbandoned(lock: string): Promise<boolean> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(lock, 'utf8'), stat(lock)]);
    if (Math.abs(Date.now() - mtimeMs) > lockAge) return true;
    const [, host, pid] = /^(\S+) (\d+)\n$/.exec(text) ?? [];
    if (host === undefined) return true; // incomplete: written by an earlier version on a full disk
    const isAlive = Number(pid) === process.pid ? heldFolders.has(lock) : isRunning(Number(pid));
    return host === hostname() && !isAlive;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

function orNone(error: unknown): readonly Backup[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
