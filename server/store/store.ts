import { createAdministration } from './administration';
import type { Database } from './database';
import { createDeliveries } from './deliveries';
import type { Enquiry, NewEnquiry } from './enquiry';
import { createGroupCommit, type OnGroupCommit } from './group-commit';
import { isInvalidData, keepGroup } from './keep-group';
import { restorePortableCopy } from './portable-copy';
import { tryWrite } from './probe';
import { readInPages } from './read-in-pages';
import { readEnquiry } from './rows';

/** Maximum size of a transaction, and of the queue, which is about a second's worth. */
const groupLimits = { maxGroupSize: 100, maxWaiting: 1000 };

/** The outcome and time (ISO 8601) of storing a group of posts, which are enquiries as forms send them. */
export interface Commit {
  ok: boolean;
  time: string;
}

/** Listeners to what the store does. */
export interface StoreOptions {
  /** For metrics. */
  onGroupCommit?: OnGroupCommit;
}

/**
 * The enquiry store. Promises resolve once a change is on disk; if the store cannot write (full or read-only disk,
 * unavailable database), they reject and nothing has changed.
 */
export type Store = ReturnType<typeof createStore>;

/** Creates the store on an SQL database with the current schema. */
export function createStore(database: Database, { onGroupCommit }: StoreOptions = {}) {
  const { query, keepTimeout } = database;
  let lastCommit: Commit | undefined;

  return {
    ...createDeliveries(database),
    ...createAdministration(database),

    /**
     * Stores an enquiry. Rejects with `Overloaded` if too many wait or it takes too long, or with the database's error.
     * After either, the same enquiry can be passed again, and is stored once.
     */
    keep: createGroupCommit((enquiries: readonly NewEnquiry[]) => keepGroup(database, enquiries), {
      ...groupLimits,
      timeout: keepTimeout,
      isItemError: isInvalidData, // only the invalid enquiry of a group is rejected
      onGroupCommit(size, milliseconds, result) {
        lastCommit = { ok: result === 'committed', time: new Date().toISOString() };
        onGroupCommit?.(size, milliseconds, result);
      },
    }),

    /** All enquiries, oldest first, read a few at a time, so that their number is unlimited. */
    async *list(): AsyncGenerator<Enquiry> {
      const table = { name: 'enquiries', columns: ['*'], key: ['received', 'id'] };
      for await (const rows of readInPages(table, query)) yield* rows.map(readEnquiry);
    },

    /** Number of quarantined enquiries by reason. Scans all of them. */
    async quarantined() {
      const rows = await query(
        'SELECT quarantine AS reason, count(*) AS number FROM enquiries WHERE quarantine IS NOT NULL GROUP BY quarantine',
      );
      return rows.map(({ reason, number }) => ({ reason: String(reason), count: Number(number) }));
    },

    /** Resolves if the store responds. */
    async ping() {
      await query('SELECT version FROM schema_version');
    },
    /** Resolves if an enquiry can be stored: writes and removes one in a transaction, and commits it. */
    probe: () => database.transactionForPosts(tryWrite),
    /** The outcome of the last group of posts; undefined if there was none since the start. */
    lastCommit: () => lastCommit,
    /** Size on disk in bytes. */
    size: () => database.size(),
    /** Writes a consistent copy of any kind of store to a new SQLite file that only its owner can read. */
    backup: (path: string, signal?: AbortSignal) => database.backup(path, signal),
    /** Restores a file that `backup` wrote, and that has been inspected, into this store, which must be empty. */
    restore: (path: string) => restorePortableCopy(database, path),
    close: () => database.close(),
  };
}
