import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code';
import { type BackupName, isUnfinishedBackup, parseBackupName } from './backup-name';

/** A finished backup in its folder. */
export interface Backup extends BackupName {
  path: string;
  bytes: number;
}

/** The backups in a folder, recognized by their file names, newest first. Rejects if the folder does not exist. */
export async function listBackups(folder: string): Promise<readonly Backup[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const backups: Backup[] = [];
  for (const entry of entries) {
    const name = parseBackupName(entry.name);
    if (!name || !entry.isFile()) continue;
    const path = join(folder, entry.name);
    const { size } = await stat(path);
    backups.push({ ...name, path, bytes: size });
  }
  return backups.toSorted((a, b) => b.time - a.time);
}

/**
 * The newest backup as of `now` (ms since the epoch); undefined if there is none, or no folder. One with a future time
 * was made before the clock was set back.
 */
export async function newestBackup(folder: string, now: number): Promise<Backup | undefined> {
  const backups = await listBackups(folder).catch(emptyIfMissing);
  return backups.find(({ time }) => time <= now);
}

/** Deletes all but the last `keep` backups. Those with a future time count as older than all others. */
export async function rotate(folder: string, keep: number, now: number): Promise<void> {
  const backups = await listBackups(folder);
  const past = backups.filter(({ time }) => time <= now);
  const future = backups.filter(({ time }) => time > now);
  for (const { path } of [...past, ...future].slice(keep)) await rm(path);
}

/** Age in ms after which a lock was left by a killed process; no backup takes an hour. */
const maxLockAge = 3_600_000;

/**
 * Runs work in a folder under a lock between processes, also those of other machines. Creates the folder if it is
 * missing, and removes unfinished backups of killed processes. Returns undefined if another process has the lock.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'enquiries.lock');
  if (!(await createLock(lock))) return undefined;
  try {
    for (const name of await readdir(folder))
      if (isUnfinishedBackup(name)) await rm(join(folder, name), { force: true });
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Creates the empty lock file, or returns false if there is one that is not too old. */
async function createLock(lock: string): Promise<boolean> {
  try {
    // The difference may be negative, because a network share has a clock of its own.
    if (Math.abs(Date.now() - (await stat(lock)).mtimeMs) > maxLockAge) await rm(lock, { force: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  try {
    await (await open(lock, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function emptyIfMissing(error: unknown): readonly Backup[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
