import { createHash, randomUUID } from 'node:crypto';
import type { ReceivedForm } from '../../src/compiled';
import type { ChannelName, Consent, NewEnquiry } from '../store/enquiry';
import type { Payload } from './check-payload';
import type { Body } from './read-body';

/** What an enquiry has besides its fields: what the page sent with them, and where it will be delivered. */
interface SubmissionDetails extends Pick<Body, 'consentVersion' | 'formVersion'> {
  /** The idempotency key, if the page sent one. */
  key?: string;
  /** The channels that the server's settings enable. */
  channels: readonly ChannelName[];
}

/** Creates an enquiry for the store. */
export function newEnquiry(form: ReceivedForm, payload: Payload, details: SubmissionDetails): NewEnquiry {
  const received = new Date().toISOString();
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(payload)))
    .digest('base64url');
  const emailField = form.fields.find(({ type }) => type === 'email')?.name;
  return {
    id: randomUUID(),
    form: form.submit, // the path that it posts to, which no other form has
    // Without a key, the same text on the same day counts as a repetition.
    key: details.key ?? `${received.slice(0, 10)} ${digest}`,
    digest,
    received,
    payload: withConsents(form, payload),
    email: emailField ? String(payload[emailField] ?? '').toLowerCase() || undefined : undefined,
    consent: consentOf(form, details),
    deliverTo: details.channels,
  };
}

/**
 * Adds the text to each consent field, a box to tick, so that what was agreed to is stored. The value of a ticked box
 * is the version of its text. A payload is only valid with the current version (src/form/validate-field.ts), so the
 * text is the one that the visitor saw.
 */
function withConsents({ fields }: ReceivedForm, payload: Payload): Payload {
  const consents = fields.flatMap(({ name, version, text }) =>
    version && payload[name] ? [[name, `${version}: ${text}`]] : [],
  );
  return { ...payload, ...Object.fromEntries(consents) };
}

/**
 * The consent that sending the form itself gives: its text is shown at the button, without a box to tick. It does not
 * make an enquiry invalid, so a page that was loaded earlier may send an older version; the text is only stored if the
 * version is the current one. A page with another version of the form that sends no consent version has shown no
 * consent. A request without any version is not from a page, so the current text applies.
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
