import type { Database, Query } from './database';
import type { ChannelName, NewEnquiry } from './enquiry';
import { createGroupCommit } from './group-commit';
import { enquiryColumns, enquiryValues, places, readDeadLetter, readDelivery, readEnquiry } from './rows';
import { updateSchema } from './schema';
import type { Kept, Store } from './store';

/** How many enquiries go into one transaction, and how many may wait for theirs: about a second's worth. */
const commit = { largestGroup: 100, mostWaiting: 1000 };

/** How many rows are read at a time. */
const pageSize = 500;

/** The store over a database that speaks SQL, its tables made or brought up to date. */
export async function createSqlStore(database: Database): Promise<Store> {
  const { query, transaction, dialect } = database;
  await updateSchema(database);
  const keep = createGroupCommit(
    (enquiries: readonly NewEnquiry[]) => transaction((ask) => keepAll(ask, enquiries)),
    commit,
  );

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

    async ping() {
      await query('SELECT version FROM schema_version');
    },
    backup: (path) => database.backup(path),
    close: () => database.close(),
  };
}

/** Keeps what is new of a group, in one order whoever writes, so that two instances never wait for each other. */
async function keepAll(ask: Query, enquiries: readonly NewEnquiry[]): Promise<readonly Kept[]> {
  const sorted = enquiries.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const inserted = await ask(
    `INSERT INTO enquiries (${enquiryColumns.join(', ')})
     VALUES ${places(sorted.length, enquiryColumns.length)}
     ON CONFLICT (form, idempotency_key) DO NOTHING RETURNING id`,
    sorted.flatMap(enquiryValues),
  );
  const isNew = new Set(inserted.map(({ id }) => id));
  const kept = enquiries.filter(({ id }) => isNew.has(id));
  await putOnList(
    ask,
    kept.flatMap(({ id, received, handOn }) => handOn.map((channel) => ({ id, channel, due: received }))),
  );
  const digests = await digestsOf(
    ask,
    enquiries.filter(({ id }) => !isNew.has(id)),
  );
  return enquiries.map((enquiry) => {
    if (isNew.has(enquiry.id)) return 'kept';
    return digests.get(nameOf(enquiry)) === enquiry.digest ? 'repeated' : 'conflicting';
  });
}

/** The digests of what stands under the same keys. */
async function digestsOf(ask: Query, enquiries: readonly NewEnquiry[]): Promise<ReadonlyMap<string, string>> {
  if (enquiries.length === 0) return new Map();
  const rows = await ask(
    `SELECT form, idempotency_key, digest FROM enquiries
     WHERE (form, idempotency_key) IN (VALUES ${places(enquiries.length, 2)})`,
    enquiries.flatMap(({ form, key }) => [form, key]),
  );
  return new Map(
    rows.map((row) => [
      nameOf({ form: String(row.form), key: String(row.idempotency_key) }),
      String(row.digest),
    ]),
  );
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

const nameOf = ({ form, key }: Pick<NewEnquiry, 'form' | 'key'>) => `${form} ${key}`;
