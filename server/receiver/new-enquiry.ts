import { createHash, randomUUID } from 'node:crypto';
import type { ReceivedForm } from '../../src/compiled';
import type { SpamReason } from '../spam/reasons';
import type { ChannelName, Consent, NewEnquiry } from '../store/enquiry';
import type { Payload } from './check-payload';

/** Data sent in addition to the fields. */
export interface SubmissionDetails {
  /** The idempotency key sent by the page. */
  key?: string;
  /** Versions of the consent and the form on the page, if sent. */
  consentVersion?: string;
  formVersion?: string;
  channels: readonly ChannelName[];
}

/** Creates an enquiry for the store. */
export function newEnquiry(form: ReceivedForm, payload: Payload, details: SubmissionDetails): NewEnquiry {
  const received = new Date().toISOString();
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(payload)))
    .digest('base64url');
  const email = form.fields.find(({ type }) => type === 'email')?.name;
  return {
    id: randomUUID(),
    form: form.submit,
    // Without a key, the same text on the same day counts as a repetition.
    key: details.key ?? `${received.slice(0, 10)} ${digest}`,
    digest,
    received,
    payload: withConsents(form, payload),
    email: email ? String(payload[email] ?? '').toLowerCase() || undefined : undefined,
    consent: consentOf(form, details),
    deliverTo: details.channels,
  };
}

/** Adds the text of a consent to its version, so that what was agreed to is stored. */
function withConsents({ fields }: ReceivedForm, payload: Payload): Payload {
  const texts = new Map(
    fields.flatMap(({ name, version, text }) => (version ? [[name, `${version}: ${text}`]] : [])),
  );
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, value === '' ? value : (texts.get(name) ?? value)]),
  );
}

/** The enquiry as it is stored in quarantine. Spam is never dropped: it is stored, and delivered if released. */
export const toQuarantined = (enquiry: NewEnquiry, reason: SpamReason): NewEnquiry => ({
  ...enquiry,
  quarantine: reason,
  deliverTo: [],
});

/**
 * The visitor's consent: the version that the page sent, with its text if it is the current one. A page with another
 * version of the form that sends no consent version has shown no consent. A request without any version is not from a
 * page, so the current text applies.
 */
function consentOf(
  form: ReceivedForm,
  { consentVersion, formVersion }: SubmissionDetails,
): Consent | undefined {
  const { consent, version } = form;
  if (consentVersion !== undefined) {
    return consentVersion === consent?.version ? { ...consent } : { version: consentVersion };
  }
  const isCurrentForm = formVersion === undefined || formVersion === version;
  return consent && isCurrentForm ? { ...consent } : undefined;
}
