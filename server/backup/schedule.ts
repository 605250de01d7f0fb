import { join } from 'node:path';
import { type Clock, endsWithin } from '../delivery/clock';
import { createInterruptibleSleep } from '../delivery/interruptible-sleep';
import type { Store } from '../store/store';
import { newestBackup, rotate, withFolderLock } from './backup-folder';
import { formatBackupName } from './backup-name';
import { type MadeBackup, makeBackup } from './make-backup';

/** Maximum time in ms to wait when stopping; less than the 10 s that hosts allow. */
const graceTime = 8_000;

/**
 * Maximum sleep in ms if nothing failed, because the clock may be changed, and other processes may add or delete
 * backups.
 */
const maxSleep = 15 * 60_000;

/**
 * Sleep in ms after a first failure, or while another process uses the folder. It doubles with each further failure.
 */
const firstRetryDelay = 60_000;

/** Maximum sleep in ms after failures. */
const maxRetryDelay = 60 * 60_000;

interface FolderOptions {
  store: Pick<Store, 'backup'>;
  folder: string;
  /** Number of backups to keep. */
  keep: number;
  /** Public keys of age; without any, backups are not encrypted. */
  recipients: readonly string[];
  /** Time in ms since the epoch. */
  now: number;
  signal?: AbortSignal;
}

interface ScheduleOptions extends Omit<FolderOptions, 'now' | 'signal'> {
  /** Interval between backups. */
  everyHours: number;
  clock: Clock;
  /** Called after each backup, made or failed, with the size in bytes and the duration in ms. */
  onBackup?: (result: 'made' | 'failed', bytes: number, ms: number) => void;
  onFailure: (error: unknown) => void;
}

export type BackupSchedule = ReturnType<typeof startBackups>;

/** Makes a backup in the folder and rotates old ones. Undefined if another process is using the folder. */
export async function backUpInto(options: FolderOptions): Promise<MadeBackup | undefined> {
  const { folder, keep, now } = options;
  return withFolderLock(folder, async () => {
    const backup = await makeBackupIn(options);
    await rotate(folder, keep, now);
    return backup;
  });
}

function makeBackupIn({ folder, now, ...options }: Omit<FolderOptions, 'keep'>): Promise<MadeBackup> {
  const name = formatBackupName({ time: now, isEncrypted: options.recipients.length > 0 });
  return makeBackup({ ...options, path: join(folder, name) });
}

/**
 * Makes a backup whenever the newest in the folder is old enough. Since the folder decides, restarts do not matter, and
 * only one of several instances with the same folder makes it.
 */
export function startBackups(options: ScheduleOptions) {
  const { store, folder, keep, recipients, clock, onBackup, onFailure } = options;
  const interval = options.everyHours * 3_600_000;
  const { sleep, interrupt } = createInterruptibleSleep(clock);
  const abort = new AbortController();
  let failures = 0;

  /** Time in ms until the next backup is due. */
  const timeUntilDue = async () => {
    const newest = await newestBackup(folder, clock.now());
    return newest ? newest.time + interval - clock.now() : 0;
  };

  /** Makes a backup; the caller has the lock of the folder. Returns undefined if none is due any more. */
  const attempt = async () => {
    if ((await timeUntilDue()) > 0) return undefined; // another instance has just made one
    const now = clock.now();
    const elapsed = () => clock.now() - now;
    const { signal } = abort;
    const backup = await makeBackupIn({ store, folder, recipients, now, signal }).catch((error) => {
      if (!signal.aborted) onBackup?.('failed', 0, elapsed());
      throw error;
    });
    onBackup?.('made', backup.bytes, elapsed());
    await rotate(folder, keep, now);
    return backup;
  };

  /** Makes a backup if one is due. Returns the time in ms to sleep after that. */
  const backUpIfDue = async (): Promise<number> => {
    const timeLeft = await timeUntilDue();
    if (timeLeft > 0) return Math.min(timeLeft, maxSleep);
    const backup = await withFolderLock(folder, attempt);
    return backup ? Math.min(interval, maxSleep) : firstRetryDelay;
  };

  const run = async () => {
    while (!abort.signal.aborted) {
      const sleepTime = await backUpIfDue().then(
        (ms) => {
          failures = 0;
          return ms;
        },
        (error) => {
          if (!abort.signal.aborted) onFailure(error);
          failures += 1;
          return Math.min(firstRetryDelay * 2 ** (failures - 1), maxRetryDelay);
        },
      );
      if (!abort.signal.aborted) await sleep(sleepTime);
    }
  };

  const loop = run();
  return {
    /** Aborts a running backup and removes its files. */
    async stop() {
      abort.abort();
      interrupt();
      await endsWithin(clock, graceTime, loop);
    },
  };
}
