import type { Database } from './database';

/** Listeners to attempts to reach a database. */
export interface WaitListeners {
  /** Called after a failed attempt, with the delay in ms until the next one. */
  onFailure: (error: unknown, delay: number) => void;
  /** Called when the database responds, if an attempt failed before. */
  onReady: () => void;
}

/** Delay between attempts in ms, which doubles up to the maximum. */
const minDelay = 1_000;
const maxDelay = 30_000;

/**
 * Wraps a database that may be unavailable at the start. Its schema is updated as soon as it responds. Until then,
 * queries wait for an attempt that is running, and are rejected with the error of the last one.
 */
export function waitForDatabase(
  database: Database,
  updateSchema: (database: Database) => Promise<void>,
  { onFailure, onReady }: WaitListeners,
): Database {
  let state: 'waiting' | 'ready' | 'closed' = 'waiting';
  let lastError: unknown;
  let timer: NodeJS.Timeout | undefined;

  const attempt = async (failures: number): Promise<void> => {
    try {
      await updateSchema(database);
      if (state === 'waiting') state = 'ready';
      if (failures > 0) onReady();
    } catch (error) {
      if (state === 'closed') return;
      lastError = error;
      // With jitter, so that several instances do not retry at the same time.
      const delay = Math.min(minDelay * 2 ** failures, maxDelay) * (0.5 + Math.random() / 2);
      onFailure(error, delay);
      timer = setTimeout(() => {
        currentAttempt = attempt(failures + 1);
      }, delay);
    }
  };
  let currentAttempt = attempt(0);

  const whenReady =
    <A extends readonly unknown[], R>(operation: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (state === 'waiting') await currentAttempt;
      if (state === 'waiting') throw lastError;
      return operation(...args);
    };
  return {
    ...database,
    query: whenReady(database.query),
    transaction: (work) => whenReady(() => database.transaction(work))(),
    transactionForPosts: (work) => whenReady(() => database.transactionForPosts(work))(),
    insertNew: whenReady(database.insertNew),
    size: whenReady(database.size),
    vacuum: whenReady(database.vacuum),
    backup: whenReady(database.backup),
    close() {
      state = 'closed';
      clearTimeout(timer);
      return database.close();
    },
  };
}
