import type { ActionSource } from './admin-action';
import { changeAndRecord } from './audit-trail';
import type { Database } from './database';
import type { ChannelName, ChannelOutbox, DeadLetter, Delivery, PendingDelivery } from './enquiry';
import { readEnquiry, readOutbox, readPendingDelivery } from './rows';

/** Identifies a delivery. */
export interface DeliveryId {
  /** The enquiry's id. */
  id: string;
  channel: ChannelName;
}

/** Pending deliveries, one row for each enquiry and channel. Rows without a due time are dead letters. */
export function createDeliveries(database: Database) {
  const { query, transaction, dialect } = database;
  return {
    /**
     * Claims deliveries of a channel that are due at `now`, until `leaseEnds`. If the process stops meanwhile, they
     * become due again.
     */
    claim: (channel: ChannelName, now: string, leaseEnds: string, limit: number) =>
      transaction(async (query) => {
        const due = await query(
          `SELECT enquiry FROM deliveries WHERE channel = $1 AND due <= $2
           ORDER BY due LIMIT ${limit} ${dialect.skipLocked}`,
          [channel, now],
        );
        if (due.length === 0) return [];
        const ids = JSON.stringify(due.map(({ enquiry }) => enquiry));
        const isClaimed = `channel = $1 AND enquiry IN (SELECT value FROM ${dialect.textsIn('$2')})`;
        await query(`UPDATE deliveries SET due = $3 WHERE ${isClaimed}`, [channel, ids, leaseEnds]);
        const rows = await query(
          `SELECT enquiries.*, deliveries.attempts
           FROM deliveries JOIN enquiries ON enquiries.id = deliveries.enquiry WHERE ${isClaimed}`,
          [channel, ids],
        );
        return rows.map((row): Delivery => ({ enquiry: readEnquiry(row), attempts: Number(row.attempts) }));
      }),

    /** Removes a delivery that was successful. */
    async complete({ id, channel }: DeliveryId) {
      await query('DELETE FROM deliveries WHERE enquiry = $1 AND channel = $2', [id, channel]);
    },

    /** Marks an attempt as failed; `due` is the time of the next one, or omitted if the delivery is given up. */
    async reschedule({ id, channel }: DeliveryId, error: string, due?: string) {
      await query(
        `UPDATE deliveries SET attempts = attempts + 1, error = $3, due = $4
         WHERE enquiry = $1 AND channel = $2`,
        [id, channel, error, due ?? null],
      );
    },

    /** When the next delivery of a channel is due, ISO 8601. */
    async nextDue(channel: ChannelName) {
      const [row] = await query('SELECT min(due) AS due FROM deliveries WHERE channel = $1', [channel]);
      return row?.due ? String(row.due) : undefined;
    },

    /** Makes deliveries that are due after a time (ISO 8601), by a clock that was wrong, due at `due` instead. */
    async bringForward(channel: ChannelName, after: string, due: string) {
      await query('UPDATE deliveries SET due = $3 WHERE channel = $1 AND due > $2', [channel, after, due]);
    },

    /** Incomplete deliveries by channel; channels without any are omitted. */
    async outbox(): Promise<readonly ChannelOutbox[]> {
      const rows = await query(
        `SELECT deliveries.channel, count(deliveries.due) AS waiting, count(*) - count(deliveries.due) AS dead,
           min(CASE WHEN deliveries.due IS NOT NULL THEN enquiries.received END) AS oldest
         FROM deliveries JOIN enquiries ON enquiries.id = deliveries.enquiry
         GROUP BY deliveries.channel ORDER BY deliveries.channel`,
      );
      return rows.map(readOutbox);
    },

    /** Incomplete deliveries of these enquiries. */
    async pendingDeliveries(ids: readonly string[]): Promise<readonly PendingDelivery[]> {
      const rows = await query(
        `SELECT * FROM deliveries
         WHERE enquiry IN (SELECT value FROM ${dialect.textsIn('$1')}) ORDER BY enquiry, channel`,
        [JSON.stringify(ids)],
      );
      return rows.map(readPendingDelivery);
    },

    async deadLetters(): Promise<readonly DeadLetter[]> {
      const rows = await query(
        `SELECT deliveries.*, enquiries.received
         FROM deliveries JOIN enquiries ON enquiries.id = deliveries.enquiry
         WHERE deliveries.due IS NULL ORDER BY enquiries.received`,
      );
      return rows.map((row) => ({ ...readPendingDelivery(row), received: String(row.received) }));
    },

    /** Reschedules all dead letters for `now`, with an audit trail entry if `source` is given. Returns their number. */
    requeue: (now: string, source?: ActionSource) =>
      changeAndRecord(
        database,
        async (query) => {
          const sql = 'UPDATE deliveries SET due = $1, attempts = 0 WHERE due IS NULL RETURNING enquiry';
          return (await query(sql, [now])).length;
        },
        source,
      ),
  };
}
