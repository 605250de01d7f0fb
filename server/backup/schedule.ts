import { join } from 'node:path';
import type { Clock } from '../delivery/clock';
import { createInterruptibleSleep } from '../delivery/interruptible-sleep';
import type { Store } from '../store/store';
import { newestBackup, rotate, withFolder } from './backup-folder';
import { writeBackupName } from './backup-name';
import { type MadeBackup, makeBackup } from './make-backup';

/** The longest that a stop waits, ms: less than the 10 s that hosts give. */
const graceTime = 8_000;

/** The longest sleep, ms: the clock may be set, and a backup be made or removed by others. */
const maxSleep = 15 * 60_000;

/** The sleep, ms, after a first failure, or if another process is using the folder. Each further failure doubles it. */
const minSleep = 60_000;

/** The longest sleep after failures, ms. */
const maxRetryDelay = 60 * 60_000;

interface FolderOptions {
  store: Pick<Store, 'backup'>;
  folder: string;
  /** How many backups are kept. */
  keep: number;
  recipients: readonly string[];
  now: () => number;
  signal?: AbortSignal;
}

interface ScheduleOptions extends Omit<FolderOptions, 'now' | 'signal'> {
  /** How long after a backup the next one is due. */
  everyHours: number;
  clock: Clock;
  /** Called after each attempt: the bytes of what was made, and how long it took, ms. */
  onBackup?: (result: 'made' | 'failed', bytes: number, ms: number) => void;
  onFailure: (error: unknown) => void;
}

export interface BackupSchedule {
  /** Stops the backup in progress and removes its files. */
  stop(): Promise<void>;
}

/** Makes a backup in the folder and deletes the surplus. Undefined if another process is at work there. */
export async function backUpInto(options: FolderOptions): Promise<MadeBackup | undefined> {
  const { folder, keep, now } = options;
  return withFolder(folder, async () => {
    const made = await makeIn(options);
    await rotate(folder, keep, now());
    return made;
  });
}

function makeIn({ folder, now, ...options }: Omit<FolderOptions, 'keep'>): Promise<MadeBackup> {
  const name = writeBackupName({ time: now(), isEncrypted: options.recipients.length > 0 });
  return makeBackup({ ...options, path: join(folder, name) });
}

/**
 * Makes a backup whenever the newest in the folder is old enough: the folder says when, so a restart changes nothing,
 * and of several instances with one folder one makes it.
 */
export function startBackups(options: ScheduleOptions): BackupSchedule {
  const { store, folder, keep, recipients, clock, onBackup, onFailure } = options;
  const every = options.everyHours * 3_600_000;
  const { sleep, interrupt } = createInterruptibleSleep(clock);
  const abort = new AbortController();
  let failures = 0;

  /** How long until the next one is due, ms. */
  const remaining = async () => {
    const newest = await newestBackup(folder, clock.now());
    return newest ? newest.time + every - clock.now() : 0;
  };

  const attempt = async () => {
    if ((await remaining()) > 0) return undefined; // another instance has just made it
    const start = clock.now();
    const took = () => clock.now() - start;
    const made = await makeIn({ store, folder, recipients, now: clock.now, signal: abort.signal }).catch(
      (error) => {
        if (!abort.signal.aborted) onBackup?.('failed', 0, took());
        throw error;
      },
    );
    onBackup?.('made', made.bytes, took());
    await rotate(folder, keep, clock.now());
    return made;
  };

  const look = async (): Promise<number> => {
    const wait = await remaining();
    if (wait > 0) return Math.min(wait, maxSleep);
    const made = await withFolder(folder, attempt);
    return made ? Math.min(every, maxSleep) : minSleep;
  };

  const run = async () => {
    while (!abort.signal.aborted) {
      const rest = await look().then(
        (ms) => {
          failures = 0;
          return ms;
        },
        (error) => {
          if (!abort.signal.aborted) onFailure(error);
          failures += 1;
          return Math.min(minSleep * 2 ** (failures - 1), maxRetryDelay);
        },
      );
      if (!abort.signal.aborted) await sleep(rest);
    }
  };

  const running = run();
  return {
    async stop() {
      abort.abort();
      interrupt();
      await Promise.race([
        running,
        new Promise<void>((resolve) => {
          const cancel = clock.setTimer(graceTime, resolve);
          void running.then(cancel);
        }),
      ]);
    },
  };
}

/** What monitoring asks of a schedule: when the newest backup was made, and how often there has to be one, ms. */
export const scheduleOf = ({ folder, everyHours }: Pick<ScheduleOptions, 'folder' | 'everyHours'>) => ({
  newest: async () => (await newestBackup(folder, Date.now()))?.time,
  interval: everyHours * 3_600_000,
});
