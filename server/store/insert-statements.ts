import { enquiryColumns } from './rows';

/** Reads an enquiry's column from a JSON row; the syntax works in both databases. */
const readOf = (column: (typeof enquiryColumns)[number]) => `value ->> ${enquiryColumns.indexOf(column)}`;
const fromJson = enquiryColumns.map(readOf).join(', ');

/** Inserts enquiries from a table of JSON rows, if their form and key are new. */
export const insertEnquiries = (rows: string) =>
  `INSERT INTO enquiries (${enquiryColumns.join(', ')})
   SELECT ${fromJson} FROM ${rows} WHERE true
   ON CONFLICT (form, idempotency_key) DO NOTHING`;

/** Inserts deliveries from a table of JSON rows, if their enquiry was inserted. */
export const insertDeliveries = (rows: string, inserted: string) =>
  `INSERT INTO deliveries (enquiry, channel, due)
   SELECT value ->> 0, value ->> 1, value ->> 2 FROM ${rows} WHERE value ->> 0 IN (SELECT id FROM ${inserted})
   ON CONFLICT (enquiry, channel) DO NOTHING`;

/** Condition: the enquiry's form and key are in a table of JSON rows. */
export const hasNameIn = (rows: string) =>
  `(form, idempotency_key) IN (SELECT ${readOf('form')}, ${readOf('idempotency_key')} FROM ${rows})`;
