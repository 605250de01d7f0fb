import { errorCode } from '../error-code';
import type { Store } from '../store/store';
import { boundedRead } from './bounded-read';
import { freeSpace } from './free-space';

/** What monitoring needs of a store. */
export type MeasuredStore = Pick<Store, 'ping' | 'probe' | 'lastCommit' | 'outbox' | 'quarantined' | 'size'>;

/** Whether enquiries can be stored, and why not. `checks` is safe to show: it contains only numbers and error codes. */
export interface Readiness {
  ready: boolean;
  checks: {
    store: { ok: boolean; code?: string };
    /** With SQLite only. */
    disk?: { ok: boolean; freeBytes?: number; code?: string };
    /** Does not affect readiness, because a mail server that is down must not take the site out of rotation. */
    outbox?: { waiting: number; oldestAgeSeconds: number; deadLetters: number };
  };
}

interface ReadinessOptions {
  store: MeasuredStore;
  /** The folder of the SQLite file, and the bytes that must be free there. Omitted for other stores. */
  disk?: { folder: string; minimumFree: number };
}

/** Time in ms for which a commit proves that enquiries can be stored. */
const maxCommitAge = 10_000;

/** Minimum interval between test writes, and their timeout, in ms. The same for reading the free space. */
const probeBounds = { interval: 1_000, timeout: 2_000 };

/** Interval and timeout of informational reads in ms. They must not delay the response. */
const readBounds = { interval: 5_000, timeout: 1_000 };

/**
 * Determines whether enquiries can be stored: by the last commit if it succeeded and is recent, or else by a test
 * write.
 */
export function createReadiness({ store, disk }: ReadinessOptions): () => Promise<Readiness> {
  const probe = boundedRead(() => store.probe(), probeBounds);
  const readOutbox = boundedRead(() => store.outbox(), readBounds);
  const readFree = disk && boundedRead(() => freeSpace(disk.folder), probeBounds);

  const checkStore = async (): Promise<Readiness['checks']['store']> => {
    const commit = store.lastCommit();
    if (commit?.ok && Date.now() - Date.parse(commit.time) < maxCommitAge) return { ok: true };
    const result = await probe();
    return result.ok ? { ok: true } : { ok: false, code: errorCode(result.error) };
  };
  const checkDisk = async (): Promise<Readiness['checks']['disk']> => {
    const result = await readFree?.();
    if (!disk || !result) return undefined;
    if (!result.ok) return { ok: false, code: errorCode(result.error) };
    return { ok: result.value >= disk.minimumFree, freeBytes: result.value };
  };
  const readSummary = async (): Promise<Readiness['checks']['outbox']> => {
    const result = await readOutbox();
    if (!result.ok) return undefined;
    const now = Date.now();
    return {
      waiting: result.value.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestAgeSeconds: Math.max(0, ...result.value.map(({ oldest }) => secondsSince(oldest, now))),
      deadLetters: result.value.reduce((sum, { deadLetters }) => sum + deadLetters, 0),
    };
  };

  return async () => {
    const [storeCheck, diskCheck, outbox] = await Promise.all([checkStore(), checkDisk(), readSummary()]);
    return {
      ready: storeCheck.ok && (diskCheck?.ok ?? true),
      checks: { store: storeCheck, disk: diskCheck, outbox },
    };
  };
}

/** Seconds since an ISO time; 0 if there is none, or if the clock was set back. */
export const secondsSince = (time: string | undefined, now: number): number =>
  time === undefined ? 0 : Math.max(0, (now - Date.parse(time)) / 1000);
