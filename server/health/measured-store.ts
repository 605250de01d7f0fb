/** What waits for one channel. */
export interface ChannelOutbox {
  channel: string;
  /** How many deliveries wait for their next attempt. */
  waiting: number;
  /** When the oldest of them was received, ISO 8601. */
  oldest?: string;
  /** How many were given up. */
  dead: number;
}

/** What monitoring asks of a store. */
export interface MeasuredStore {
  /** Resolves where the store can be read. */
  ping(): Promise<void>;
  /** Really writes, and leaves nothing behind; rejects where posts could not be kept. */
  probe(): Promise<void>;
  /** How the last group of posts was committed, and when (ISO 8601). Undefined where there was none yet. */
  lastCommit(): { ok: boolean; at: string } | undefined;
  outbox?(): Promise<readonly ChannelOutbox[]>;
  /** How many enquiries are in quarantine, by reason. */
  quarantined(): Promise<readonly { reason: string; count: number }[]>;
  /** Bytes on the disk. */
  size(): Promise<number>;
}
