import { errorCode } from '../error-code';
import type { Outbox } from '../store/enquiry';
import type { Store } from '../store/store';
import { boundedRead } from './bounded-read';
import { freeSpace } from './free-space';

/** What monitoring asks of a store. */
export type MeasuredStore = Pick<Store, 'ping' | 'probe' | 'lastCommit' | 'outbox' | 'quarantined' | 'size'>;

/** Whether posts can be kept, with the reasons. What is in `checks` is safe to show: numbers and error codes. */
export interface Readiness {
  ready: boolean;
  checks: {
    store: { ok: boolean; code?: string };
    /** Only with SQLite. */
    disk?: { ok: boolean; freeBytes?: number; code?: string };
    /** Never makes the server unready: a mail server that is down must not take the site out of rotation. */
    outbox?: { waiting: number; oldestAgeSeconds: number; deadLetters: number };
  };
}

interface ReadinessOptions {
  store: MeasuredStore;
  /** The folder of the SQLite file, and how many bytes must be free there. Omitted if the store is elsewhere. */
  disk?: { folder: string; minimumFree: number };
}

/** A commit within this time shows that posts can be kept, ms. */
const commitIsRecent = 10_000;

/** How often the store is written to for readiness at most, and how long that may take, ms. */
const probing = { interval: 1_000, timeout: 2_000 };

/** How often information is read, ms: it must not delay the answer. */
const readLimits = { interval: 5_000, timeout: 1_000 };

/** Finds out whether posts can be kept: from the last ones, or else by a write of its own. */
export function createReadiness({ store, disk }: ReadinessOptions): () => Promise<Readiness> {
  const probe = boundedRead(() => store.probe(), probing);
  const readOutbox = boundedRead(() => store.outbox(), readLimits);
  const readFree = disk && boundedRead(() => freeSpace(disk.folder), probing);

  const checkStore = async (): Promise<Readiness['checks']['store']> => {
    const commit = store.lastCommit();
    if (commit?.ok && Date.now() - Date.parse(commit.at) < commitIsRecent) return { ok: true };
    const result = await probe();
    return result.ok ? { ok: true } : { ok: false, code: errorCode(result.error) };
  };
  const checkDisk = async (): Promise<Readiness['checks']['disk']> => {
    const result = await readFree?.();
    if (!disk || !result) return undefined;
    if (!result.ok) return { ok: false, code: errorCode(result.error) };
    return { ok: result.value >= disk.minimumFree, freeBytes: result.value };
  };
  const summarizeOutbox = async (): Promise<Readiness['checks']['outbox']> => {
    const result = await readOutbox();
    return result.ok ? summaryOf(result.value, Date.now()) : undefined;
  };

  return async () => {
    const [ofStore, ofDisk, outbox] = await Promise.all([checkStore(), checkDisk(), summarizeOutbox()]);
    return {
      ready: ofStore.ok && (ofDisk?.ok ?? true),
      checks: { store: ofStore, disk: ofDisk, outbox },
    };
  };
}

function summaryOf(outbox: readonly Outbox[], now: number) {
  return {
    waiting: outbox.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestAgeSeconds: Math.max(0, ...outbox.map(({ oldest }) => ageOf(oldest, now))),
    deadLetters: outbox.reduce((sum, { dead }) => sum + dead, 0),
  };
}

/** The age of an ISO time, in seconds; 0 if there is none, or if the clock was set back. */
export const ageOf = (time: string | undefined, now: number): number =>
  time === undefined ? 0 : Math.max(0, (now - Date.parse(time)) / 1000);
