import type { Database, Query } from './database';
import type { ChannelName, NewEnquiry } from './enquiry';
import { createGroupCommit } from './group-commit';
import { isOfData, keepGroup } from './keep-group';
import { restorePortableCopy } from './portable-copy';
import { tryWrite } from './probe';
import { places, readDeadLetter, readDelivery, readEnquiry } from './rows';
import type { Commit, Store } from './store';
import { withTimeout } from './with-timeout';

/** How many enquiries go into one transaction, and how many may wait for theirs: about a second's worth. */
const commit = { largestGroup: 100, mostWaiting: 1000 };

/** How many rows are read at a time. */
const pageSize = 500;

/** How long the store may take to say whether it works, ms. */
const answerTimeout = 3_000;

export interface StoreOptions {
  /** A group of posts has been written or not, after so many ms: for metrics. */
  onGroup?: (size: number, milliseconds: number, result: 'committed' | 'failed') => void;
}

/** The store over a database that speaks SQL and has its tables. */
export function createSqlStore(database: Database, { onGroup }: StoreOptions = {}): Store {
  const { query, transaction, dialect, keepTimeout } = database;
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

    release: (id, channels) =>
      transaction(async (ask) => {
        const rows = await ask(
          'UPDATE enquiries SET quarantine = NULL WHERE id = $1 AND quarantine IS NOT NULL RETURNING received',
          [id],
        );
        const [released] = rows;
        if (!released) return false;
        await putOnList(
          ask,
          channels.map((channel) => ({ id, channel, due: String(released.received) })),
        );
        return true;
      }),

    async erase(email) {
      const rows = await query('DELETE FROM enquiries WHERE email = $1 RETURNING id', [email.toLowerCase()]);
      await database.scrub(); // also where nothing is left to delete: it may have failed the last time
      return rows.length;
    },

    async purge(before, dryRun) {
      if (dryRun) {
        const [row] = await query('SELECT count(*) AS number FROM enquiries WHERE received < $1', [before]);
        return Number(row?.number);
      }
      const rows = await query('DELETE FROM enquiries WHERE received < $1 RETURNING id', [before]);
      if (rows.length > 0) await database.scrub();
      return rows.length;
    },

    claim: (now, leaseEnds, limit) =>
      transaction(async (ask) => {
        const due = await ask(
          `SELECT enquiry, channel FROM deliveries WHERE due <= $1 ORDER BY due LIMIT ${limit} ${dialect.skipLocked}`,
          [now],
        );
        if (due.length === 0) return [];
        const names = due.flatMap(({ enquiry, channel }) => [enquiry ?? null, channel ?? null]);
        const wanted = `(enquiry, channel) IN (VALUES ${places(due.length, 2)})`;
        await ask(`UPDATE deliveries SET due = $${names.length + 1} WHERE ${wanted}`, [...names, leaseEnds]);
        const rows = await ask(
          `SELECT enquiries.*, deliveries.channel, deliveries.attempts
           FROM deliveries JOIN enquiries ON enquiries.id = deliveries.enquiry WHERE ${wanted}`,
          names,
        );
        return rows.map(readDelivery);
      }),

    async settle({ id, channel }) {
      await query('DELETE FROM deliveries WHERE enquiry = $1 AND channel = $2', [id, channel]);
    },

    async postpone({ id, channel }, error, due) {
      await query(
        `UPDATE deliveries SET attempts = attempts + 1, error = $3, due = $4
         WHERE enquiry = $1 AND channel = $2`,
        [id, channel, error, due ?? null],
      );
    },

    async nextDue() {
      const [row] = await query('SELECT min(due) AS due FROM deliveries');
      return row?.due ? String(row.due) : undefined;
    },

    async deadLetters() {
      const rows = await query(
        `SELECT enquiries.id, enquiries.received, deliveries.channel, deliveries.attempts, deliveries.error
         FROM deliveries JOIN enquiries ON enquiries.id = deliveries.enquiry
         WHERE deliveries.due IS NULL ORDER BY enquiries.received`,
      );
      return rows.map(readDeadLetter);
    },

    async revive(now) {
      const rows = await query(
        'UPDATE deliveries SET due = $1, attempts = 0 WHERE due IS NULL RETURNING enquiry',
        [now],
      );
      return rows.length;
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

async function putOnList(
  ask: Query,
  deliveries: readonly { id: string; channel: ChannelName; due: string }[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await ask(
    `INSERT INTO deliveries (enquiry, channel, due) VALUES ${places(deliveries.length, 3)}`,
    deliveries.flatMap(({ id, channel, due }) => [id, channel, due]),
  );
}
