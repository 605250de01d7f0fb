import { createHash, randomUUID } from 'node:crypto';
import type { AdminAction } from './admin-action';
import type { Database, Query, Row } from './database';

/** Whether the audit trail is as it was written. */
export interface TrailState {
  /** How many entries there are. */
  entries: number;
  /** The hash of the last one. Whoever has noted it elsewhere knows later that nothing before it was changed. */
  last?: string;
  /** When the first entry was made, ISO 8601, that does not follow the one before it: either was changed, or one is gone. */
  changedAt?: string;
}

/**
 * Adds an entry to the audit trail, within the transaction that `ask` belongs to. Each entry has a hash of itself and of the
 * one before it, so that a change of one that is past shows in all that follow.
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
    os_user: Buffer.from(user).toString(), // as the database keeps it: without half characters
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

/** How many entries are read at a time. */
const pageSize = 500;

/** Follows the chain of hashes from its beginning to its end. */
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

/** Of the entries of earlier versions of this program, which have none of their own: the first that has one follows them. */
async function hashOfEarlier(ask: Query): Promise<string> {
  const rows = await ask('SELECT * FROM admin_actions WHERE number IS NULL');
  // Sorted here, because databases sort texts in different orders.
  return sha256(JSON.stringify(rows.map(contentOf).sort()));
}

const hashOf = (before: string, entry: Row) => sha256(`${before} ${contentOf(entry)}`);

const contentOf = ({ number, id, time, os_user, command, options, enquiries }: Row) =>
  JSON.stringify([number ?? null, id, time, os_user, command, options, enquiries]);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
