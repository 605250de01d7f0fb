import { createHash, randomUUID } from 'node:crypto';
import type { Form } from '../forms';
import type { ChannelName, Consent, NewEnquiry, Quarantine } from '../store/enquiry';
import type { Payload } from './check-payload';

/** Quicker than this after the page was opened nobody has filled in a form, ms. */
const shortestFillTime = 3000;

/** What came beside the fields. */
export interface Circumstances {
  /** The idempotency key that the page sent. */
  key?: string;
  /** How long the page had been open, ms; unknown where no script runs. */
  fillTime?: number;
  isTrap: boolean;
  consentVersion?: string;
  channels: readonly ChannelName[];
}

/** An enquiry as the store keeps it. What looks like a program's is set aside, never dropped. */
export function newEnquiry(form: Form, payload: Payload, circumstances: Circumstances): NewEnquiry {
  const received = new Date().toISOString();
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(payload)))
    .digest('base64url');
  const email = form.fields.find(({ type }) => type === 'email')?.name;
  const quarantine = quarantineOf(circumstances);
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
    quarantine,
    handOn: quarantine ? [] : circumstances.channels,
  };
}

function quarantineOf({ isTrap, fillTime }: Circumstances): Quarantine | undefined {
  if (isTrap) return 'honeypot';
  return fillTime !== undefined && fillTime < shortestFillTime ? 'too-quick' : undefined;
}

/** The text that the visitor saw: this receiver's own, unless the page is older and says so. */
function consentOf({ consent }: Form, shown: string | undefined): Consent | undefined {
  if (!consent) return undefined;
  return shown === undefined || shown === consent.version ? { ...consent } : { version: shown };
}
