import { createAdministration } from './administration';
import type { Database, Query } from './database';
import { addDeliveries, createDeliveries } from './deliveries';
import type { NewEnquiry } from './enquiry';
import { createGroupCommit } from './group-commit';
import { enquiryColumns, enquiryValues, places, readEnquiry } from './rows';
import { updateSchema } from './schema';
import type { Kept, Store } from './store';

/** How many enquiries go into one transaction, and how many may wait for theirs: about a second's worth. */
const commit = { largestGroup: 100, mostWaiting: 1000 };

/** How many rows are read at a time. */
const pageSize = 500;

/** The store over a database that speaks SQL, its tables made or brought up to date. */
export async function createSqlStore(database: Database): Promise<Store> {
  const { query, transaction } = database;
  await updateSchema(database);
  const keep = createGroupCommit(
    (enquiries: readonly NewEnquiry[]) => transaction((ask) => keepAll(ask, enquiries)),
    commit,
  );

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
  await addDeliveries(
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

const nameOf = ({ form, key }: Pick<NewEnquiry, 'form' | 'key'>) => `${form} ${key}`;
