import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../../src/files/is-running';
import { errorCode } from '../error-code';
import { type BackupName, isPartial, readBackupName } from './backup-name';
import { newestOf, surplus } from './rotation';

/** A finished backup in its folder. */
export interface Backup extends BackupName {
  path: string;
  bytes: number;
}

/** The backups in a folder, judged by their names only, newest first. Rejects if there is no such folder. */
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

/** The last one made, as of `now` (ms since 1970); none if the folder is missing or empty. */
export async function newestBackup(folder: string, now: number): Promise<Backup | undefined> {
  return newestOf(await listBackups(folder).catch(orNone), now);
}

/** Deletes the backups beyond the last `keep`. */
export async function rotate(folder: string, keep: number, now: number): Promise<void> {
  for (const { path } of surplus(await listBackups(folder), keep, now)) await rm(path);
}

/** The age at which a lock counts as abandoned, ms: no backup takes an hour. */
const lockAge = 3_600_000;

/**
 * Lets one process at a time work in a folder, which is made if it is missing, and clears away what one that was
 * killed has left. Returns undefined if another is at work.
 */
export async function withFolder<T>(folder: string, work: () => Promise<T>): Promise<T | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'enquiries.lock');
  if (await isAbandoned(lock)) await rm(lock, { force: true });
  if (!(await create(lock))) return undefined;
  held.add(lock);
  try {
    for (const name of await readdir(folder))
      if (isPartial(name) || name.startsWith('enquiries.lock-'))
        await rm(join(folder, name), { force: true });
    return await work();
  } finally {
    held.delete(lock);
    await rm(lock, { force: true });
  }
}

/**
 * The locks of this process. A lock file with its pid that is not here is older: a restarted container has the same
 * pid.
 */
const held = new Set<string>();

const owner = () => `${hostname()} ${process.pid}\n`;

/** The file is written beside its place first: a lock without an owner, as on a full disk, would bar everybody. */
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
    // ENOENT: whoever has the lock has cleared this file away.
    if (['EEXIST', 'ENOENT'].includes(errorCode(error))) return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** What a disk says that has no hard links, such as a memory stick or a share of another computer. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Such a lock is empty for a moment, in which another process would take it for abandoned: only where there is no other way. */
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

/** It is not whole; its process no longer runs; or it is old and from another machine, whose processes are not visible here. */
async function isAbandoned(lock: string): Promise<boolean> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(lock, 'utf8'), stat(lock)]);
    if (Math.abs(Date.now() - mtimeMs) > lockAge) return true;
    const [, host, pid] = /^(\S+) (\d+)\n$/.exec(text) ?? [];
    if (host === undefined) return true; // by an earlier version, on a full disk: a lock is whole from its first moment
    const isAlive = Number(pid) === process.pid ? held.has(lock) : isRunning(Number(pid));
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
