import { enquiryColumns } from './rows';

/** SQL that reads a column of an enquiry from the JSON array `value`; the syntax works in both databases. */
const columnFromJson = (column: (typeof enquiryColumns)[number]) =>
  `value ->> ${enquiryColumns.indexOf(column)}`;
const columnsFromJson = enquiryColumns.map(columnFromJson).join(', ');

/**
 * Inserts enquiries from a table of JSON rows, if their form and key are new. Without `WHERE true`, SQLite would read
 * the ON as that of a join.
 */
export const insertEnquiries = (rows: string) =>
  `INSERT INTO enquiries (${enquiryColumns.join(', ')})
   SELECT ${columnsFromJson} FROM ${rows} WHERE true
   ON CONFLICT (form, idempotency_key) DO NOTHING`;

/** Inserts deliveries from a table of JSON rows, if the id of their enquiry is in the table `inserted`. */
export const insertDeliveries = (rows: string, inserted: string) =>
  `INSERT INTO deliveries (enquiry, channel, due)
   SELECT value ->> 0, value ->> 1, value ->> 2 FROM ${rows} WHERE value ->> 0 IN (SELECT id FROM ${inserted})
   ON CONFLICT (enquiry, channel) DO NOTHING`;

/** SQL condition: the form and key of an enquiry are in a table of JSON rows. */
export const hasKeyIn = (rows: string) =>
  `(form, idempotency_key) IN (SELECT ${columnFromJson('form')}, ${columnFromJson('idempotency_key')} FROM ${rows})`;
