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

/** `kept`: it is new. `repeated`: it is there already. `conflicting`: its key was used with another body. */
export type Kept = 'kept' | 'repeated' | 'conflicting';

/** Whom a delivery belongs to. */
export interface DeliveryName {
  id: string;
  channel: ChannelName;
}

/** Due times beyond these cannot be right. All ISO 8601. */
export interface DueLimits {
  now: string;
  /** What waits for a time after this one becomes due now. */
  latestRetry: string;
  /** A lease that ends after this time ends then. */
  latestLease: string;
}

/** How a group of posts ended, and when (ISO 8601). */
export interface Commit {
  ok: boolean;
  at: string;
}

/**
 * Keeps enquiries. Every promise is kept once the change is on the disk; a store that cannot write (a full or
 * read-only disk, a database that is away) rejects, and has changed nothing.
 */
export interface Store {
  /**
   * Rejects with `Overloaded` where too many wait or it takes too long, or else with the database's error. The same
   * enquiry may be given again after either: it is kept once.
   */
  keep(enquiry: NewEnquiry): Promise<Kept>;
  /** Oldest first, read in pages, so that the number is unlimited. */
  list(): AsyncIterable<Enquiry>;
  find(id: string): Promise<Enquiry | undefined>;
  /** How many there are, how many were received before a time, and when the newest was received (ISO 8601). */
  count(before: string): Promise<{ total: number; before: number; newest?: string }>;

  // Changes made by the admin CLI. A `source` is recorded in the audit trail, in the same transaction as the change.

  /** Takes enquiries out of quarantine and delivers them. Returns how many of them were in quarantine. */
  release(ids: readonly string[], channels: readonly ChannelName[], source?: ActionSource): Promise<number>;
  /** Removes enquiries without a trace in the store's files. Returns how many there were. */
  delete(ids: readonly string[], source?: ActionSource): Promise<number>;
  /** The same, but for those that have been released meanwhile. */
  deleteQuarantined(ids: readonly string[], source?: ActionSource): Promise<number>;
  /** Removes what was received before a time (ISO 8601), without a trace. Returns the number. */
  purge(before: string, source?: ActionSource): Promise<number>;
  /** Records what changes nothing here, such as an export. */
  recordAction(action: AdminAction): Promise<void>;
  /** The audit trail: the last `limit` actions, oldest first. */
  actions(limit: number): Promise<readonly AdminAction[]>;
  /** Whether the audit trail is as it was written. */
  trailState(): Promise<TrailState>;

  /** Claims what is due at `now` for a channel until `leaseEnds`; if the process stops meanwhile, nothing is lost. */
  claim(channel: ChannelName, now: string, leaseEnds: string, limit: number): Promise<readonly Delivery[]>;
  /** It has arrived. */
  complete(name: DeliveryName): Promise<void>;
  /** It has not; `due` is when to try again, left out if it is given up. */
  reschedule(name: DeliveryName, error: string, due?: string): Promise<void>;
  /** When the next delivery of a channel is due, ISO 8601. */
  nextDue(channel: ChannelName): Promise<string | undefined>;
  /** Corrects what a clock that was set back has left too far ahead. Returns how many deliveries that were. */
  bringForward(channel: ChannelName, limits: DueLimits): Promise<number>;
  /** What has not arrived, for each channel that has such a delivery. */
  outbox(): Promise<readonly Outbox[]>;
  /** What has not arrived of these enquiries. */
  pendingDeliveries(ids: readonly string[]): Promise<readonly PendingDelivery[]>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** Puts every dead letter back on the list, due at `now`. Returns their number. */
  requeue(now: string, source?: ActionSource): Promise<number>;

  /** The database server's own time, ISO 8601; undefined if the database is a file on this machine. */
  databaseTime(): Promise<string | undefined>;
  /** Writes the whole store as of now into a new SQLite file that only its owner can read, whichever kind it is. */
  backup(path: string, signal?: AbortSignal): Promise<void>;
  /** Takes everything from such a file, which may be brought up to date, into this store: it has to be empty. */
  restore(path: string): Promise<CopyContents>;

  /** How many enquiries are in quarantine, by reason. Goes through all of them. */
  quarantined(): Promise<readonly { reason: string; count: number }[]>;
  /** Resolves if the store answers. */
  ping(): Promise<void>;
  /**
   * Resolves if an enquiry could be kept now: one is written, committed and removed. Rejects after at most three
   * seconds.
   */
  probe(): Promise<void>;
  /** The last group of posts that was written or could not be; undefined if there was none since the start. */
  lastCommit(): Commit | undefined;
  /** The bytes that the store takes on the disk. */
  size(): Promise<number>;
  close(): Promise<void>;
}
