import { randomUUID } from 'node:crypto';
import type { AdminAction } from './admin-action';
import type { Query } from './database';

/** Adds an entry to the audit trail, within the transaction that `ask` belongs to. */
export async function recordAction(ask: Query, action: AdminAction): Promise<void> {
  const { time, user, command, options, enquiries } = action;
  await ask(
    `INSERT INTO admin_actions (id, time, os_user, command, options, enquiries)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), time, user, command, JSON.stringify(options), enquiries],
  );
}
