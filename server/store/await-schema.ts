import type { Database } from './database';

export interface WhileAway {
  /** An attempt has failed; the next one comes after so many ms. */
  onFailure: (error: unknown, delay: number) => void;
  onReady: () => void;
}

/** The time between two attempts, ms: it doubles from the first to the longest. */
const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * A database that may be away at the start. Its tables are brought up to date as soon as it answers; until then
 * everything that is asked of it is rejected at once with what was wrong the last time.
 */
export function awaitSchema(
  database: Database,
  updateSchema: (database: Database) => Promise<void>,
  { onFailure, onReady }: WhileAway,
): Database {
  let state: 'away' | 'ready' | 'closed' = 'away';
  let lastFailure: unknown = Object.assign(new Error('The enquiry store is starting.'), { code: 'STARTING' });
  let timer: NodeJS.Timeout | undefined;

  const attempt = async (failures: number): Promise<void> => {
    try {
      await updateSchema(database);
      if (state === 'away') state = 'ready';
      if (failures > 0) onReady();
    } catch (error) {
      if (state === 'closed') return;
      lastFailure = error;
      // Half of it by chance: several instances do not come back in step.
      const delay = Math.min(firstDelay * 2 ** failures, longestDelay) * (0.5 + Math.random() / 2);
      onFailure(error, delay);
      timer = setTimeout(() => void attempt(failures + 1), delay);
    }
  };
  void attempt(0);

  const whenReady =
    <A extends readonly unknown[], R>(ask: (...words: A) => Promise<R>) =>
    (...words: A): Promise<R> =>
      state === 'away' ? Promise.reject(lastFailure) : ask(...words);
  return {
    ...database,
    query: whenReady(database.query),
    transaction: (work) => whenReady(() => database.transaction(work))(),
    postTransaction: (work) => whenReady(() => database.postTransaction(work))(),
    insertNew: whenReady(database.insertNew),
    size: whenReady(database.size),
    scrub: whenReady(database.scrub),
    backup: whenReady(database.backup),
    close() {
      state = 'closed';
      clearTimeout(timer);
      return database.close();
    },
  };
}
