import type { ChannelName, DeadLetter, Delivery, Enquiry, NewEnquiry } from './enquiry';
import type { CopyContents } from './portable-copy';

/** `kept`: it is new. `repeated`: it is there already. `conflicting`: its key stands with another body. */
export type Kept = 'kept' | 'repeated' | 'conflicting';

/** Whom a delivery belongs to. */
export interface DeliveryName {
  id: string;
  channel: ChannelName;
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
  /** Oldest first, read in pages, so that any number can be gone through. */
  list(): AsyncIterable<Enquiry>;
  /** Hands on what was set aside. False where no such enquiry is set aside. */
  release(id: string, channels: readonly ChannelName[]): Promise<boolean>;
  /** Removes every enquiry of an e-mail address, without a trace in the store's files. Gives their number. */
  erase(email: string): Promise<number>;
  /** Removes what was received before a time (ISO 8601). Gives the number; changes nothing in a dry run. */
  purge(before: string, dryRun: boolean): Promise<number>;

  /** Takes what is due at `now` off the list until `leaseEnds`; whoever stops in between loses nothing. */
  claim(now: string, leaseEnds: string, limit: number): Promise<readonly Delivery[]>;
  /** It has arrived. */
  settle(name: DeliveryName): Promise<void>;
  /** It has not; `due` is when to try again, left out where it is given up. */
  postpone(name: DeliveryName, error: string, due?: string): Promise<void>;
  /** When the next delivery is due, ISO 8601. */
  nextDue(): Promise<string | undefined>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** Puts every dead letter back on the list, due at `now`. Gives their number. */
  revive(now: string): Promise<number>;

  /** Writes the whole store as of now into a new SQLite file that only its owner can read, whichever kind it is. */
  backup(path: string, signal?: AbortSignal): Promise<void>;
  /** Takes everything from such a file, which may be brought up to date, into this store: it has to be empty. */
  restore(path: string): Promise<CopyContents>;

  /** How many enquiries are in quarantine, by reason. Goes through all of them. */
  quarantined(): Promise<readonly { reason: string; count: number }[]>;
  /** Resolves where the store answers. */
  ping(): Promise<void>;
  /**
   * Resolves where an enquiry could be kept now: one is written, committed and leaves nothing behind. Rejects after
   * three seconds at the latest.
   */
  probe(): Promise<void>;
  /** The last group of posts that was written or could not be; undefined where there was none since the start. */
  lastCommit(): Commit | undefined;
  /** The bytes that the store takes on the disk. */
  size(): Promise<number>;
  close(): Promise<void>;
}
