import { randomUUID } from 'node:crypto';
import type { Query } from './database';
import { enquiryColumns, enquiryValues, placeholders } from './rows';

/** As much as the largest post, so that a disk with less space is noticed, characters. */
const length = 16 * 1024;

/**
 * Writes an enquiry as a post does, under random names as posts have them, which touches the same pages, and deletes
 * it in the same transaction: nobody ever sees it.
 */
export async function tryWrite(ask: Query): Promise<void> {
  const id = randomUUID();
  const values = enquiryValues({
    id,
    form: 'probe',
    key: id,
    digest: '',
    received: new Date().toISOString(),
    payload: { probe: ' '.repeat(length) },
    deliverTo: [],
  });
  await ask(
    `INSERT INTO enquiries (${enquiryColumns.join(', ')}) VALUES ${placeholders(1, values.length)}`,
    values,
  );
  await ask('DELETE FROM enquiries WHERE id = $1', [id]);
}
