import { createHash, randomUUID } from 'node:crypto';
import type { Form } from '../forms';
import type { ChannelName, Consent, NewEnquiry, Quarantine } from '../store/enquiry';
import type { Payload } from './check-payload';

/** What came beside the fields. */
export interface Circumstances {
  /** The idempotency key that the page sent. */
  key?: string;
  consentVersion?: string;
  channels: readonly ChannelName[];
}

/** An enquiry as the store keeps it. */
export function newEnquiry(form: Form, payload: Payload, circumstances: Circumstances): NewEnquiry {
  const received = new Date().toISOString();
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(payload)))
    .digest('base64url');
  const email = form.fields.find(({ type }) => type === 'email')?.name;
  return {
    id: randomUUID(),
    form: form.submit,
    // Without a key of its own, what is sent again unchanged on the same day is a second press.
    key: circumstances.key ?? `${received.slice(0, 10)} ${digest}`,
    digest,
    received,
    payload,
    email: email ? payload[email]?.toLowerCase() : undefined,
    consent: consentOf(form, circumstances.consentVersion),
    handOn: circumstances.channels,
  };
}

/** What looks like spam is put aside, never dropped: it is kept, and handed on once staff release it. */
export const putAside = (enquiry: NewEnquiry, quarantine: Quarantine): NewEnquiry => ({
  ...enquiry,
  quarantine,
  handOn: [],
});

/** The text that the visitor saw: this receiver's own, unless the page is older and says so. */
function consentOf({ consent }: Form, shown: string | undefined): Consent | undefined {
  if (!consent) return undefined;
  return shown === undefined || shown === consent.version ? { ...consent } : { version: shown };
}
