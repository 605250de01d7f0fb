import type { SpamReason } from '../spam/reasons';
import type { AdminAction } from './admin-action';
import type { Row, Value } from './database';
import type { ChannelName, ChannelOutbox, Enquiry, NewEnquiry, PendingDelivery } from './enquiry';

/** The columns of an enquiry, in the order of `enquiryValues`. */
export const enquiryColumns = [
  'id',
  'form',
  'idempotency_key',
  'digest',
  'received',
  'payload',
  'email',
  'consent_version',
  'consent_text',
  'quarantine',
] as const;

/** An enquiry as a row. */
export const enquiryValues = (enquiry: NewEnquiry): Value[] => [
  enquiry.id,
  enquiry.form,
  enquiry.key,
  enquiry.digest,
  enquiry.received,
  JSON.stringify(enquiry.payload),
  wellFormed(enquiry.email),
  wellFormed(enquiry.consent?.version),
  wellFormed(enquiry.consent?.text),
  enquiry.quarantine ?? null,
];

/** Reads a row of `enquiries`. */
export const readEnquiry = (row: Row): Enquiry => ({
  id: String(row.id),
  form: String(row.form),
  received: String(row.received),
  payload: JSON.parse(String(row.payload)),
  email: text(row.email),
  consent: row.consent_version
    ? { version: String(row.consent_version), text: text(row.consent_text) }
    : undefined,
  quarantine: text(row.quarantine) as SpamReason | undefined,
});

/** Reads a row of `deliveries`. */
export const readPendingDelivery = (row: Row): PendingDelivery => ({
  id: String(row.enquiry),
  channel: row.channel as ChannelName,
  attempts: Number(row.attempts),
  due: text(row.due),
  error: text(row.error),
});

/** Reads how many deliveries of a channel wait, since when, and how many were given up. */
export const readOutbox = (row: Row): ChannelOutbox => ({
  channel: row.channel as ChannelName,
  waiting: Number(row.waiting),
  oldest: text(row.oldest),
  deadLetters: Number(row.dead),
});

/** Reads a row of `admin_actions`. */
export const readAction = (row: Row): AdminAction => ({
  time: String(row.time),
  user: String(row.os_user),
  command: String(row.command),
  options: JSON.parse(String(row.options)),
  enquiries: Number(row.enquiries),
});

/** Placeholders for rows of values: `($1, $2), ($3, $4)`. */
export function placeholders(rows: number, columns: number): string {
  const row = (index: number) =>
    `(${Array.from({ length: columns }, (_, column) => `$${index * columns + column + 1}`).join(', ')})`;
  return Array.from({ length: rows }, (_, index) => row(index)).join(', ');
}

/**
 * Replaces lone surrogates, which PostgreSQL rejects in the JSON of an inserted row. In the payload they stay: it is
 * JSON within that JSON, so that they are escaped.
 */
const wellFormed = (value: string | undefined): Value =>
  value === undefined ? null : Buffer.from(value).toString();

const text = (value: Value | undefined) => (value == null ? undefined : String(value));
