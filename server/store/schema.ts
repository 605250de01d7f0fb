import type { Database } from './database';

/**
 * The schema as an ordered list of migrations. Times are ISO 8601 in UTC, which sorts chronologically as text in both
 * databases.
 */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE enquiries (
      id TEXT PRIMARY KEY,
      form TEXT NOT NULL,
      idempotency_key TEXT NOT NULL,
      digest TEXT NOT NULL,
      received TEXT NOT NULL,
      payload TEXT NOT NULL,
      email TEXT,
      consent_version TEXT,
      consent_text TEXT,
      quarantine TEXT,
      UNIQUE (form, idempotency_key)
    )`,
    'CREATE INDEX enquiries_by_time ON enquiries (received, id)',
    'CREATE INDEX enquiries_by_email ON enquiries (email)',
    `CREATE TABLE deliveries (
      enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
      channel TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      due TEXT,
      error TEXT,
      PRIMARY KEY (enquiry, channel)
    )`,
    'CREATE INDEX deliveries_by_due ON deliveries (due)',
  ],
  [
    // An index by channel, so that a worker does not scan the deliveries of other channels.
    'DROP INDEX deliveries_by_due',
    'CREATE INDEX deliveries_by_channel ON deliveries (channel, due)',
    // Not used any more.
    'ALTER TABLE deliveries ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0',
    `CREATE TABLE admin_actions (
      id TEXT PRIMARY KEY,
      time TEXT NOT NULL,
      os_user TEXT NOT NULL,
      command TEXT NOT NULL,
      options TEXT NOT NULL,
      enquiries INTEGER NOT NULL
    )`,
    'CREATE INDEX admin_actions_by_time ON admin_actions (time)',
  ],
  [
    // A hash chain: each entry has a hash of itself and the previous one (audit-trail.ts).
    'ALTER TABLE admin_actions ADD COLUMN number INTEGER',
    'ALTER TABLE admin_actions ADD COLUMN hash TEXT',
    'CREATE UNIQUE INDEX admin_actions_by_number ON admin_actions (number)',
  ],
];

/** Names of all tables, except that of the version. */
export const tableNames: readonly string[] = migrations
  .flat()
  .flatMap((statement) => /^CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []);

/** Applies missing migrations. Rejects a store of a later program version. */
export async function updateSchema({ transaction, dialect }: Database): Promise<void> {
  await transaction(async (query) => {
    if (dialect.lockSchema) await query(dialect.lockSchema);
    await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const [row] = await query('SELECT version FROM schema_version');
    const version = Number(row?.version ?? 0);
    if (version > migrations.length) {
      throw new Error(
        `The enquiry store was written by a later version of this program (schema ${version}, known up to ` +
          `${migrations.length}). Start that version.`,
      );
    }
    if (version === migrations.length) return;
    for (const statement of migrations.slice(version).flat()) await query(statement);
    await query('DELETE FROM schema_version');
    await query('INSERT INTO schema_version (version) VALUES ($1)', [migrations.length]);
  });
}
