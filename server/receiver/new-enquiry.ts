import { createHash, randomUUID } from 'node:crypto';
import type { ReceivedForm } from '../../src/compiled';
import type { ChannelName, Consent, NewEnquiry, Quarantine } from '../store/enquiry';
import type { Payload } from './check-payload';

/** What was sent in addition to the fields. */
export interface SubmissionDetails {
  /** The idempotency key that the page sent. */
  key?: string;
  /** The versions that the page showed, if it says so. */
  consentVersion?: string;
  formVersion?: string;
  channels: readonly ChannelName[];
}

/** An enquiry as the store keeps it. */
export function newEnquiry(form: ReceivedForm, payload: Payload, details: SubmissionDetails): NewEnquiry {
  const received = new Date().toISOString();
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(payload)))
    .digest('base64url');
  const email = form.fields.find(({ type }) => type === 'email')?.name;
  return {
    id: randomUUID(),
    form: form.submit,
    // Without a key of its own, what is sent again unchanged on the same day is a second press.
    key: details.key ?? `${received.slice(0, 10)} ${digest}`,
    digest,
    received,
    payload: withConsents(form, payload),
    email: email ? String(payload[email] ?? '').toLowerCase() || undefined : undefined,
    consent: consentOf(form, details),
    deliverTo: details.channels,
  };
}

/** What was agreed to is kept as it was read: the text, behind its version. */
function withConsents({ fields }: ReceivedForm, payload: Payload): Payload {
  const texts = new Map(
    fields.flatMap(({ name, version, text }) => (version ? [[name, `${version}: ${text}`]] : [])),
  );
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, value === '' ? value : (texts.get(name) ?? value)]),
  );
}

/** Spam is never dropped: it is kept in quarantine, and delivered once it is released. */
export const quarantined = (enquiry: NewEnquiry, quarantine: Quarantine): NewEnquiry => ({
  ...enquiry,
  quarantine,
  deliverTo: [],
});

/**
 * The consent of the visitor: the version that the page sent, with the text if it is the current one. A page with
 * another version of the form that sends no consent version has shown no consent. A request without any version does
 * not come from a page, so the current text counts.
 */
function consentOf(
  form: ReceivedForm,
  { consentVersion, formVersion }: SubmissionDetails,
): Consent | undefined {
  const { consent, version } = form;
  if (consentVersion !== undefined) {
    return consentVersion === consent?.version ? { ...consent } : { version: consentVersion };
  }
  const isOfThisForm = formVersion === undefined || formVersion === version;
  return consent && isOfThisForm ? { ...consent } : undefined;
}
