import type { ActionSource, AdminAction } from './admin-action';
import type { TrailState } from './audit-trail';
import type {
  ChannelName,
  DeadLetter,
  Delivery,
  Enquiry,
  NewEnquiry,
  Outbox,
  PendingDelivery,
} from './enquiry';
import type { CopyContents } from './portable-copy';

/** `kept`: stored. `repeated`: already stored. `conflicting`: its key was used with another body. */
export type KeepOutcome = 'kept' | 'repeated' | 'conflicting';

/** Identifies a delivery. */
export interface DeliveryName {
  id: string;
  channel: ChannelName;
}

/** Limits of plausible due times, ISO 8601. */
export interface DueLimits {
  now: string;
  /** Retries due later than this become due now. */
  latestRetry: string;
  /** Leases that end later than this end then. */
  latestLease: string;
}

/** The outcome and time (ISO 8601) of a group of posts. */
export interface Commit {
  ok: boolean;
  at: string;
}

/**
 * The enquiry store. Promises resolve once a change is on disk; if the store cannot write (full or read-only disk,
 * unavailable database), they reject and nothing has changed.
 */
export interface Store {
  /**
   * Stores an enquiry. Rejects with `Overloaded` if too many wait or it takes too long, or with the database's error.
   * It can be retried after either, and is stored once.
   */
  keep(enquiry: NewEnquiry): Promise<KeepOutcome>;
  /** All enquiries, oldest first, read in pages, so that their number is unlimited. */
  list(): AsyncIterable<Enquiry>;
  find(id: string): Promise<Enquiry | undefined>;
  /** The total number, the number received before a time, and the time of the newest (ISO 8601). */
  count(before: string): Promise<{ total: number; before: number; newest?: string }>;

  // Changes by the admin CLI. A `source` is recorded in the audit trail, in the same transaction.

  /** Releases enquiries from quarantine and schedules their delivery. Returns how many were in quarantine. */
  release(ids: readonly string[], channels: readonly ChannelName[], source?: ActionSource): Promise<number>;
  /** Removes enquiries without a trace in the store's files. Returns how many there were. */
  delete(ids: readonly string[], source?: ActionSource): Promise<number>;
  /** The same, except for those released meanwhile. */
  deleteQuarantined(ids: readonly string[], source?: ActionSource): Promise<number>;
  /** Removes enquiries received before a time (ISO 8601) without a trace. Returns their number. */
  purge(before: string, source?: ActionSource): Promise<number>;
  /** Records an action that changes nothing here, such as an export. */
  recordAction(action: AdminAction): Promise<void>;
  /** The last `limit` actions in the audit trail, oldest first. */
  actions(limit: number): Promise<readonly AdminAction[]>;
  /** Verifies the audit trail. */
  trailState(): Promise<TrailState>;

  /**
   * Claims deliveries of a channel that are due at `now`, until `leaseEnds`. If the process stops meanwhile, they
   * become due again.
   */
  claim(channel: ChannelName, now: string, leaseEnds: string, limit: number): Promise<readonly Delivery[]>;
  /** Marks a delivery as successful. */
  complete(name: DeliveryName): Promise<void>;
  /** Marks an attempt as failed; `due` is the time of the next one, or omitted if it is given up. */
  reschedule(name: DeliveryName, error: string, due?: string): Promise<void>;
  /** When the next delivery of a channel is due, ISO 8601. */
  nextDue(channel: ChannelName): Promise<string | undefined>;
  /**
   * Corrects due times that are too far ahead because a clock was set back. Returns the number of corrected deliveries.
   */
  bringForward(channel: ChannelName, limits: DueLimits): Promise<number>;
  /** Incomplete deliveries by channel; channels without any are omitted. */
  outbox(): Promise<readonly Outbox[]>;
  /** Incomplete deliveries of these enquiries. */
  pendingDeliveries(ids: readonly string[]): Promise<readonly PendingDelivery[]>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** Reschedules all dead letters for `now`. Returns their number. */
  requeue(now: string, source?: ActionSource): Promise<number>;

  /** The database server's time, ISO 8601; undefined if the database is a local file. */
  databaseTime(): Promise<string | undefined>;
  /** Writes a consistent copy of any kind of store to a new SQLite file that only its owner can read. */
  backup(path: string, signal?: AbortSignal): Promise<void>;
  /** Restores such a file, which may have to be migrated, into this store, which must be empty. */
  restore(path: string): Promise<CopyContents>;

  /** Number of quarantined enquiries by reason. Scans all of them. */
  quarantined(): Promise<readonly { reason: string; count: number }[]>;
  /** Resolves if the store responds. */
  ping(): Promise<void>;
  /**
   * Resolves if an enquiry can be stored, by writing, committing and removing one. Rejects after at most three seconds.
   */
  probe(): Promise<void>;
  /** The last group of posts that was or could not be written; undefined if there was none since the start. */
  lastCommit(): Commit | undefined;
  /** Size on disk in bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}
