import { randomUUID } from 'node:crypto';
import type { Query } from './database';
import { enquiryColumns, enquiryValues, placeholders } from './rows';

/** Length in characters of a large post (every form accepts as much), so that a disk with less space is noticed. */
const payloadLength = 16 * 1024;

/**
 * Writes and deletes an enquiry in one transaction, so that it is never visible. It writes to the same table and indexes
 * as a real post, since its id and key are new.
 */
export async function tryWrite(query: Query): Promise<void> {
  const id = randomUUID();
  const values = enquiryValues({
    id,
    form: 'probe',
    key: id,
    digest: '',
    received: new Date().toISOString(),
    payload: { probe: ' '.repeat(payloadLength) },
    deliverTo: [],
  });
  await query(
    `INSERT INTO enquiries (${enquiryColumns.join(', ')}) VALUES ${placeholders(1, values.length)}`,
    values,
  );
  await query('DELETE FROM enquiries WHERE id = $1', [id]);
}
