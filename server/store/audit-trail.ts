import { createHash, randomUUID } from 'node:crypto';
import type { AdminAction } from './admin-action';
import type { Database, Query, Row } from './database';

/** The result of verifying the audit trail. */
export interface TrailState {
  /** Number of entries. */
  entries: number;
  /** Hash of the last entry. If it was noted elsewhere, it proves that nothing up to it was changed. */
  last?: string;
  /**
   * Time (ISO 8601) of the first entry whose hash does not match, because it or the one before was changed or removed.
   */
  changedAt?: string;
}

/**
 * Appends an entry to the audit trail, within the transaction of `ask`. Each entry has a hash of itself and the
 * previous one, so that changing an earlier entry invalidates all later ones.
 */
export async function recordAction(
  ask: Query,
  { lockTrail }: Database['dialect'],
  { time, user, command, options, enquiries }: AdminAction,
): Promise<void> {
  if (lockTrail) await ask(lockTrail);
  const [last] = await ask(
    'SELECT number, hash FROM admin_actions WHERE number IS NOT NULL ORDER BY number DESC LIMIT 1',
  );
  const entry = {
    id: randomUUID(),
    time,
    os_user: Buffer.from(user).toString(), // as databases store it: without lone surrogates
    command,
    options: JSON.stringify(options),
    enquiries,
    number: last ? Number(last.number) + 1 : 1,
  };
  const before = last ? String(last.hash) : await hashOfEarlier(ask);
  await ask(
    `INSERT INTO admin_actions (id, time, os_user, command, options, enquiries, number, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...Object.values(entry), hashOf(before, entry)],
  );
}

/** Number of entries per page. */
const pageSize = 500;

/** Verifies the chain of hashes. */
export async function readTrailState(ask: Query): Promise<TrailState> {
  const [counted] = await ask('SELECT count(*) AS entries FROM admin_actions');
  const entries = Number(counted?.entries);
  let before = await hashOfEarlier(ask);
  let last: string | undefined;
  for (let number = 0; ; ) {
    const rows = await ask(
      `SELECT * FROM admin_actions WHERE number > $1 ORDER BY number LIMIT ${pageSize}`,
      [number],
    );
    for (const row of rows) {
      const hash = String(row.hash);
      if (hash !== hashOf(before, row)) return { entries, changedAt: String(row.time) };
      number = Number(row.number);
      before = hash;
      last = hash;
    }
    if (rows.length < pageSize) return { entries, last };
  }
}

/** The hash of entries by earlier program versions, which have none. The first entry with a hash follows on it. */
async function hashOfEarlier(ask: Query): Promise<string> {
  const rows = await ask('SELECT * FROM admin_actions WHERE number IS NULL');
  // Sorted here, because databases sort texts differently.
  return sha256(JSON.stringify(rows.map(contentOf).sort()));
}

const hashOf = (before: string, entry: Row) => sha256(`${before} ${contentOf(entry)}`);

const contentOf = ({ number, id, time, os_user, command, options, enquiries }: Row) =>
  JSON.stringify([number ?? null, id, time, os_user, command, options, enquiries]);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
