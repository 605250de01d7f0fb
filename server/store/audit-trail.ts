import { createHash, randomUUID } from 'node:crypto';
import type { ActionSource, AdminAction } from './admin-action';
import type { Database, Query, Row } from './database';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the first entry has in place of the hash of a previous one: a constant on which stored hashes depend. */
const firstPreviousHash = sha256('[]');

/** The result of verifying the audit trail. */
interface TrailState {
  /** Number of entries. */
  entries: number;
  /** Hash of the last entry. If it was noted elsewhere, it proves that nothing up to it was changed. */
  last?: string;
  /**
   * Time (ISO 8601) of the first entry whose hash does not match, because it or the one before was changed or removed.
   * Undefined if all match.
   */
  firstMismatch?: string;
}

/**
 * Appends an entry to the audit trail, within the transaction of `query`. Each entry has a hash of itself and the
 * previous one, so that changing an earlier entry invalidates all later ones.
 */
export async function recordAction(
  query: Query,
  { lockTrail }: Database['dialect'],
  { time, user, command, options, enquiries }: AdminAction,
): Promise<void> {
  if (lockTrail) await query(lockTrail);
  // Entries of stores from before there were hashes have no number.
  const [last] = await query(
    'SELECT number, hash FROM admin_actions WHERE number IS NOT NULL ORDER BY number DESC LIMIT 1',
  );
  // In the order of the columns below.
  const entry = {
    id: randomUUID(),
    time,
    os_user: Buffer.from(user).toString(), // as databases store it: without lone surrogates
    command,
    options: JSON.stringify(options),
    enquiries,
    number: last ? Number(last.number) + 1 : 1,
  };
  const previousHash = last ? String(last.hash) : firstPreviousHash;
  await query(
    `INSERT INTO admin_actions (id, time, os_user, command, options, enquiries, number, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...Object.values(entry), hashOf(previousHash, entry)],
  );
}

/**
 * Changes enquiries in a transaction, and records the change there if a source is given. `work` returns how many it
 * changed.
 */
export const changeAndRecord = (
  { transaction, dialect }: Database,
  work: (query: Query) => Promise<number>,
  source?: ActionSource,
): Promise<number> =>
  transaction(async (query) => {
    const enquiries = await work(query);
    if (source) await recordAction(query, dialect, { ...source, enquiries });
    return enquiries;
  });

/** Number of entries per page. */
const pageSize = 500;

/** Verifies the chain of hashes. */
export async function verifyTrail(query: Query): Promise<TrailState> {
  const [counted] = await query('SELECT count(*) AS entries FROM admin_actions');
  const entries = Number(counted?.entries);
  let previousHash = firstPreviousHash;
  let last: string | undefined;
  for (let number = 0; ; ) {
    const rows = await query(
      `SELECT * FROM admin_actions WHERE number > $1 ORDER BY number LIMIT ${pageSize}`,
      [number],
    );
    for (const row of rows) {
      const hash = String(row.hash);
      if (hash !== hashOf(previousHash, row)) return { entries, firstMismatch: String(row.time) };
      number = Number(row.number);
      previousHash = hash;
      last = hash;
    }
    if (rows.length < pageSize) return { entries, last };
  }
}

const hashOf = (previousHash: string, { number, id, time, os_user, command, options, enquiries }: Row) =>
  sha256(`${previousHash} ${JSON.stringify([number, id, time, os_user, command, options, enquiries])}`);
