import { createAdministration } from './administration';
import type { Database } from './database';
import { createDeliveries } from './deliveries';
import type { NewEnquiry } from './enquiry';
import { createGroupCommit } from './group-commit';
import { isOfData, keepGroup } from './keep-group';
import { restorePortableCopy } from './portable-copy';
import { tryWrite } from './probe';
import { readEnquiry } from './rows';
import type { Commit, Store } from './store';

/** Maximum size of a transaction, and of the queue, which is about a second's worth. */
const commit = { maxGroupSize: 100, maxWaiting: 1000 };

/** Number of rows per page. */
const pageSize = 500;

/** Timeout in ms for checking whether the store works. */
const answerTimeout = 3_000;

export interface StoreOptions {
  /** For metrics: called after each group of posts, with its duration in ms. */
  onGroup?: (size: number, milliseconds: number, result: 'committed' | 'failed') => void;
}

/** Creates the store on an SQL database with the current schema. */
export function createSqlStore(database: Database, { onGroup }: StoreOptions = {}): Store {
  const { query, keepTimeout } = database;
  let lastCommit: Commit | undefined;
  const keep = createGroupCommit((enquiries: readonly NewEnquiry[]) => keepGroup(database, enquiries), {
    ...commit,
    timeout: keepTimeout,
    isOfItem: isOfData,
    onGroup(size, milliseconds, result) {
      lastCommit = { ok: result === 'committed', at: new Date().toISOString() };
      onGroup?.(size, milliseconds, result);
    },
  });

  return {
    ...createDeliveries(database),
    ...createAdministration(database),
    keep,

    async *list() {
      let after = ['', ''];
      for (;;) {
        const rows = await query(
          `SELECT * FROM enquiries WHERE (received, id) > ($1, $2) ORDER BY received, id LIMIT ${pageSize}`,
          after,
        );
        const page = rows.map(readEnquiry);
        yield* page;
        const last = page.at(-1);
        if (!last || page.length < pageSize) return;
        after = [last.received, last.id];
      }
    },

    async quarantined() {
      const rows = await query(
        'SELECT quarantine AS reason, count(*) AS number FROM enquiries WHERE quarantine IS NOT NULL GROUP BY quarantine',
      );
      return rows.map(({ reason, number }) => ({ reason: String(reason), count: Number(number) }));
    },

    async ping() {
      await withTimeout(query('SELECT version FROM schema_version'), answerTimeout);
    },
    probe: () => withTimeout(database.postTransaction(tryWrite), answerTimeout),
    lastCommit: () => lastCommit,
    size: () => database.size(),
    backup: (path, signal) => database.backup(path, signal),
    restore: (path) => restorePortableCopy(database, path),
    close: () => database.close(),
  };
}

/** Rejects after this many ms. The work continues, and its result is ignored. */
function withTimeout<T>(work: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const timedOut = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The enquiry store takes too long.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), timeout);
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}
